// Tests that headings of columns are understood in many languages, with their decorations, and that others are not.
import { describe, expect, it } from 'vitest';
import { headingKind } from './headingWords.ts';
import { rowLabel, standingColumn, standingProblem } from './rowLabels.ts';

describe('a heading', () => {
  it.each([
    ['en', 'First Name', 'Last Name', 'Student Name'],
    ['en, school systems', 'givenName', 'familyName', "Student's full name"],
    ['en, Google', 'First Name [Required]', 'Last Name [Required]', 'Student (Last, First)'],
    ['en, forms', 'Forename*', 'SURNAME:', 'Name of the pupil'],
    ['hi', 'पहला नाम', 'उपनाम', 'विद्यार्थी का नाम'],
    ['es', 'Nombre de pila', 'Apellidos', 'Apellidos y nombre'],
    ['fr', 'Prénom', 'Nom de famille', 'Nom et prénom'],
    ['de', 'Vorname', 'Nachname', 'Vor- und Nachname'],
    ['pt', 'Primeiro nome', 'Sobrenome', 'Nome completo'],
    ['it', 'Primo nome', 'Cognome', 'Cognome e nome'],
    ['ru', 'Личное имя', 'Фамилия', 'ФИО'],
    ['ar', 'الاسم الأول', 'اسم العائلة', 'اسم الطالب'],
    ['bn', 'প্রথম নাম', 'পদবি', 'শিক্ষার্থীর নাম'],
    ['ta', 'முதல் பெயர்', 'குடும்பப் பெயர்', 'மாணவர் பெயர்'],
    ['tr', 'İlk Ad', 'Soyadı', 'Öğrencinin Adı Soyadı'],
    ['mr', 'पहिले नाव', 'आडनाव', 'विद्यार्थ्याचे नाव'],
    ['nl', 'Voornaam', 'Achternaam', 'Volledige naam'],
    ['pl', 'Imię', 'Nazwisko', 'Imię i nazwisko'],
    ['sv', 'Förnamn', 'Efternamn', 'Elevens namn'],
    ['id', 'Nama depan', 'Nama belakang', 'Nama lengkap'],
    ['vi', 'Tên đệm', 'Họ', 'Họ và tên'],
  ])('in %s', (language, first, surname, whole) => {
    const isOther = ['it', 'vi'].includes(language);
    if (!isOther) expect(headingKind(first, true)).toBe('first');
    expect(headingKind(surname, true)).toBe('surname');
    expect(['name', 'full'], whole).toContain(headingKind(whole, true));
  });

  it.each([
    "Father's name",
    'पिता का नाम',
    'Parent first name',
    'User name',
    'username',
    'Email Address [Required]',
    'Name of school',
    'Class',
    'Last login',
    'Student ID',
    'Teacher',
    'Asha Rao',
    'Student 1',
    '',
  ])('%j is none of a name', (heading) => {
    expect(headingKind(heading, true)).toBeUndefined();
  });

  it('that is a name too counts beside others only', () => {
    expect(headingKind('Adı')).toBeUndefined();
    expect(headingKind('Adı', true)).toBe('name');
  });
});

describe('a row that is no student', () => {
  it.each([
    ['    Points Possible', 'points'],
    ['Due date', 'points'],
    ['Student, Test', 'test-student'],
    ['Test Student', 'test-student'],
    ['Total', 'total'],
    ['TOTAL:', 'total'],
    ['Class average', 'total'],
    ['कुल योग', 'total'],
    ['Summe', 'total'],
    ['Итого', 'total'],
    ['Class teacher: Meera Iyer', 'staff'],
    ['कक्षा अध्यापक: मीरा अय्यर', 'staff'],
    ['Klassenlehrerin Frau Weiß', 'staff'],
    ['Class 7B', 'title'],
    ['Klassenliste', 'title'],
  ])('%j is told', (text, label) => {
    expect(rowLabel(text)).toBe(label);
  });

  it.each([
    'Max Weber',
    'Suma Rao',
    'Soma Das',
    'Grace Teacherson',
    'Meera Iyer',
    'Dates Smith',
    'Classia Roy',
    'आशा राव',
  ])('%j is a name', (name) => {
    expect(rowLabel(name)).toBeUndefined();
  });

  it.each([
    ['role', 'teacher', 'role'],
    ['Roles', 'Non-editing teacher', 'role'],
    ['Role', 'TeacherEnrollment', 'role'],
    ['role', 'student', undefined],
    ['Role', 'Monitor', undefined],
    ['भूमिका', 'शिक्षक', 'role'],
    ['status', 'tobedeleted', 'gone'],
    ['Enrollment Status', 'Withdrawn', 'gone'],
    ['Status [READ ONLY]', 'Suspended', 'gone'],
    ['status', 'active', undefined],
    ['enabledUser', 'false', 'gone'],
    ['enabledUser', 'true', undefined],
    ['Suspended', '1', 'gone'],
    ['Suspended', '0', undefined],
  ])('has %s %s', (heading, cell, problem) => {
    const column = standingColumn(heading);
    expect(column).toBeDefined();
    expect(standingProblem(column!, cell)).toBe(problem);
  });
});
