// Class lists as school systems, spreadsheets and teachers write them, and what is to become of each row.

export interface ListCase {
  text: string;
  names: string[];
  asked?: unknown[];
  out?: unknown[];
}

export const CLASS_LISTS: Readonly<Record<string, ListCase>> = {
  "Google Classroom's grade export": {
    text: 'Last Name,First Name,Email Address,Quiz 1,"Essay, draft"\r\nDate,,,2026-11-02,2026-11-09\r\nPoints,,,10,20\r\nRao,Asha,asha@x.example,9,\r\n"Iyer, Jr.",Bina,b@x.example,,18',
    names: ['Asha Rao', 'Bina Iyer, Jr.'],
    out: [
      [2, 'points'],
      [3, 'points'],
    ],
  },
  "Google Classroom's export of one assignment": {
    text: 'Last Name,First Name,Email Address,Grade,Assignment State,Comments\nRao,Asha,a@x.example,3,Turned in,\n',
    names: ['Asha Rao'],
  },
  "Google Admin's template": {
    text: 'First Name [Required],Last Name [Required],Email Address [Required],Password [Required],New Status [UPLOAD ONLY]\nAsha,Rao,a@x.example,x1,\nRavi,Nair,r@x.example,x2,Suspended\n',
    names: ['Asha Rao'],
    out: [[3, 'gone']],
  },
  "Canvas' gradebook": {
    text: 'Student,ID,SIS User ID,Section,Quiz 1 (4711)\r\n    Points Possible,,,,10\r\n"Rao, Asha",101,s101,7B,9\r\n"Nair, Ravi",102,s102,7B,8\r\n"Student, Test",199,,7B,\r\n',
    names: ['Asha Rao', 'Ravi Nair'],
    out: [
      [2, 'points'],
      [5, 'test-student'],
    ],
  },
  OneRoster: {
    text: '"sourcedId","status","enabledUser","role","username","givenName","familyName","middleName"\n"u1","active","true","student","asha","Asha","Rao","Devi"\n"u2","tobedeleted","false","student","old","Gone","Pupil",""\n"u3","active","true","teacher","meera","Meera","Iyer",""\n"u4","active","false","student","off","Off","Pupil",""\n',
    names: ['Asha Devi Rao'],
    out: [
      [3, 'gone'],
      [4, 'role'],
      [5, 'gone'],
    ],
  },
  "Moodle's participants": {
    text: 'First name,Surname,Email address,Roles\nAsha,Rao,a@x.example,Student\nMeera,Iyer,m@x.example,Teacher\n',
    names: ['Asha Rao'],
    out: [[3, 'role']],
  },
  "Schoology's export": {
    text: 'Unique ID,First Name,Middle Name,Last Name,Role,Enrollment Status\n1,Asha,,Rao,Student,Active\n2,Ravi,K.,Nair,Student,Withdrawn\n',
    names: ['Asha Rao'],
    out: [[3, 'gone']],
  },
  'a German spreadsheet': {
    text: '\ufeffNachname;Vorname;Klasse\r\nMüller;Jörg;7b\r\nvan der Berg;Änne;7b\r\n',
    names: ['Jörg Müller', 'Änne van der Berg'],
  },
  'a German list with Name for the surname': {
    text: 'Name;Vorname\nMüller;Jörg\nGroß;Änne',
    names: ['Jörg Müller', 'Änne Groß'],
  },
  'a Spanish list': {
    text: 'Nombre;Apellidos\nMaría José;Núñez Vega\nLuis;Prado',
    names: ['María José Núñez Vega', 'Luis Prado'],
  },
  'a French list': { text: 'Nom;Prénom\nLefèvre;Zoé\nCôté;Luc', names: ['Zoé Lefèvre', 'Luc Côté'] },
  'an Italian list': { text: 'Nome;Cognome\nLuca;Rossi\nAnna;Bianchi', names: ['Luca Rossi', 'Anna Bianchi'] },
  'a Russian list': {
    text: 'Фамилия;Имя;Отчество\nИванова;Мария;Олеговна\nПетров;Олег;Ильич',
    names: ['Мария Олеговна Иванова', 'Олег Ильич Петров'],
  },
  'a Turkish list': { text: 'Adı;Soyadı\nAyşe;Şahin\nÇağrı;Yıldız', names: ['Ayşe Şahin', 'Çağrı Yıldız'] },
  'an Arabic list': { text: 'الاسم الأول,اسم العائلة\nمنى,أحمد\nنور,حسن', names: ['منى أحمد', 'نور حسن'] },
  'a Hindi register': {
    text: '\ufeffक्र.सं.,विद्यार्थी का नाम,पिता का नाम,जन्म तिथि\r\n१,आशा राव,मोहन राव,12-05-2013\r\n२,रवि नायर,सुरेश नायर,03-11-2012\r\n',
    names: ['आशा राव', 'रवि नायर'],
  },
  'a Bengali and a Tamil heading': { text: 'নাম,பெயர்\nআশা,ஆஷா\nরবি,ரவி', names: ['আশা', 'রবি'] },
  'the whole name beside its first word': {
    text: 'Name,First name\nAsha Rao,Asha\nRavi Nair,Ravi',
    names: ['Asha Rao', 'Ravi Nair'],
  },
  'a preferred column nobody asked for': {
    text: 'Full Name,Preferred name,Class\nAsha Rao,Ashu,7B\nRavi Nair,,7B',
    names: ['Asha Rao', 'Ravi Nair'],
  },
  'a heading in an unknown language': {
    text: 'Ainm;Rang\nAsha Rao;7\nRavi Nair;7\nZoya Khan;8',
    names: ['Asha Rao', 'Ravi Nair', 'Zoya Khan'],
  },
  'a title, a blank row and a footer': {
    text: 'Class 7B,,\n,,\nRoll no,Name,House\n1,Asha Rao,Red\n,Total,2\n,Class teacher: Meera Iyer,\n',
    names: ['Asha Rao'],
    out: [
      [1, 'above-heading'],
      [2, 'blank'],
      [5, 'total'],
      [6, 'staff'],
    ],
  },
  'the headings again on each page': {
    text: 'Name,Class\nAsha Rao,7B\nName,Class\nRavi Nair,7B',
    names: ['Asha Rao', 'Ravi Nair'],
    out: [[3, 'heading-again']],
  },
  'one column, surname first': {
    text: 'Rao, Asha\r\nNair, Ravi\r\nKhan, Zoya\r\n',
    names: ['Asha Rao', 'Ravi Nair', 'Zoya Khan'],
  },
  'one column, surname first, in quotes': { text: 'Name\n"Rao, Asha"\n"Nair, Ravi"', names: ['Asha Rao', 'Ravi Nair'] },
  'first name, surname and class without headings': {
    text: 'Asha,Rao,7B\nRavi,Nair,7B\nZoya,Khan,7B',
    names: ['Asha Rao', 'Ravi Nair', 'Zoya Khan'],
  },
  'numbers and addresses without headings': {
    text: '1;Asha Rao;a@x.example\n2;Bina Iyer;b@x.example',
    names: ['Asha Rao', 'Bina Iyer'],
  },
  'all names in one row': { text: 'Asha Rao, Ravi Nair, Zoya Khan', names: ['Asha Rao', 'Ravi Nair', 'Zoya Khan'] },
  'groups side by side': {
    text: 'Group 1,Group 2\nAsha Rao,Om Das\nRavi Nair,Ria Sen',
    names: ['Asha Rao', 'Om Das', 'Ravi Nair', 'Ria Sen'],
    asked: [['Group 1', 'digits', 'Group']],
  },
  'two columns with one heading': { text: 'Name,Name\nAsha,Rao\nRavi,Nair', names: ['Asha Rao', 'Ravi Nair'] },
  'headings in two rows': {
    text: 'Student,,Marks,\nFirst name,Last name,Maths,Science\nAsha,Rao,12,13',
    names: ['Asha Rao'],
    out: [[1, 'above-heading']],
  },
  'names only': { text: 'Asha Rao\nBina Iyer', names: ['Asha Rao', 'Bina Iyer'] },
  'numbered names': { text: 'Name\n1. Asha Rao\n२. रवि नायर', names: ['Asha Rao', 'रवि नायर'] },
  formulas: {
    text: 'Name\r\n=HYPERLINK("http://x.example","Asha")\r\n+Ravi Nair\r\n@SUM(A1)\r\n-Zoya Khan\r\n="Kabir Das"\r\n',
    names: ['Kabir Das'],
    asked: [
      ['=HYPERLINK("http://x.example","Asha")', 'formula', 'Asha'],
      ['+Ravi Nair', 'formula', 'Ravi Nair'],
      ['@SUM(A1)', 'formula', null],
      ['-Zoya Khan', 'formula', 'Zoya Khan'],
    ],
  },
  'quotes and line breaks': {
    text: 'Name,Class\r\n"Asha ""Ashu"" Rao",7B\r\n"Ravi\r\nNair",7B\r\n"Unclosed,7B\r\nZoya Khan,7B\r\nKabir Das,7B\r\n',
    names: ['Ravi Nair', 'Zoya Khan', 'Kabir Das'],
    asked: [
      ['Asha "Ashu" Rao', 'quotes', 'Asha Rao'],
      ['Unclosed', 'unclosed', 'Unclosed'],
    ],
  },
  'several students in a cell': {
    text: 'Name,Team\n"Asha Rao\nRavi Nair",1\nZoya Khan,2',
    names: ['Zoya Khan'],
    asked: [['Asha Rao Ravi Nair', 'lines', null]],
  },
  'doubtful names': {
    text: 'Name\nAsha Rao 7B\nM\ufffdller\nAsha, Ravi, Zoya\nRavi (new)\na@x.example\n???\nZoya Khan\nOm Das\nRia Sen\n',
    names: ['Zoya Khan', 'Om Das', 'Ria Sen'],
    asked: [
      ['Asha Rao 7B', 'digits', 'Asha Rao'],
      ['M\ufffdller', 'broken', null],
      ['Asha, Ravi, Zoya', 'several', null],
      ['Ravi (new)', 'brackets', 'Ravi'],
      ['a@x.example', 'e-mail', null],
      ['???', 'no-letter', null],
    ],
  },
  'a row without a name': {
    text: 'Name,E-mail\nAsha,a@x.example\n,b@x.example\n',
    names: ['Asha'],
    out: [[3, 'no-name']],
  },
};
