// Knows what the heading of a column says about names, in the words of many languages and with the decorations of school systems.

/** What stands below a heading; `name`: a whole name, or the half that the other column leaves over ("Nombre", "Nom"). */
export type HeadingKind = 'name' | 'full' | 'first' | 'middle' | 'surname';

const PHRASES: Readonly<Record<HeadingKind, string>> = {
  name: `name|names|nombre|nombres|nom|noms|nome|nomi|namen|naam|namn|navn|nama|jina|nume|nev|jmeno|meno|ime|imya|имя|имена|ім'я|اسم|الاسم|الإسم
    नाम|नाव|নাম|নামের|ਨਾਮ|ਨਾਂ|નામ|ନାମ|பெயர்|பெயர்கள்|పేరు|ಹೆಸರು|പേര്|ad|adı|adi|isim|نام|שם|όνομα|ชื่อ|tên|名|名字|이름`,
  full: `full name|fullname|complete name|whole name|name in full|display name|displayname|sortable name|student list|nombre completo|nom complet|nom et prénoms
    vollständiger name|voller name|ganzer name|nome completo|nome por extenso|volledige naam|fullständigt namn|fulde navn|fullt navn|nama lengkap|jina kamili|celé jméno
    imię i nazwisko|imiona i nazwisko|полное имя|фио|ф и о|піб|الاسم الكامل|الاسم الثلاثي|الاسم الرباعي|पूरा नाम|संपूर्ण नाव|পুরো নাম|সম্পূর্ণ নাম|ਪੂਰਾ ਨਾਮ|પૂરું નામ
    முழுப் பெயர்|முழு பெயர்|పూర్తి పేరు|ಪೂರ್ಣ ಹೆಸರು|മുഴുവൻ പേര്|tam ad|tam isim|ad soyad|adı soyadı|isim soyisim|نام کامل|پورا نام|שם מלא|ονοματεπώνυμο
    ชื่อเต็ม|ชื่อสกุล|họ và tên|họ tên|姓名|氏名|名前|お名前|성명|성함|numele complet|teljes név`,
  first: `first name|firstname|first|fname|given name|given names|givenname|given|forename|forenames|christian name|vorname|vornamen|vor|rufname|prénom|prénoms
    primer nombre|nombre de pila|primeiro nome|nome próprio|voornaam|voornamen|förnamn|fornavn|fornamn|nama depan|jina la kwanza|křestní jméno|krstné meno|keresztnév|utónév
    prenume|imię|imiona|личное имя|الاسم الأول|الاسم الشخصي|प्रथम नाम|पहला नाम|पहिले नाव|প্রথম নাম|ਪਹਿਲਾ ਨਾਮ|પ્રથમ નામ|முதல் பெயர்|మొదటి పేరు|ಮೊದಲ ಹೆಸರು
    ആദ്യ നാമം|ilk ad|ilk adı|ön ad|öz adı|نام اول|שם פרטי|μικρό όνομα|ชื่อจริง|ชื่อต้น`,
  middle: `middle name|middlename|middle|middle names|middle initial|mi|second name|additional name|segundo nombre|deuxième prénom|zweiter vorname|secondo nome
    nome do meio|tussenvoegsel|отчество|по батькові|اسم الأب|मध्य नाम|মধ্য নাম|நடுப் பெயர்|ikinci ad|ikinci adı|göbek adı|tên đệm|mellannamn|mellemnavn|mellomnavn`,
  surname: `last name|lastname|last|lname|surname|surnames|family name|familyname|family|nachname|nachnamen|familienname|zuname|nom de famille|apellido|apellidos|primer apellido
    segundo apellido|cognome|cognomi|sobrenome|sobrenomes|apelido|apelidos|último nome|nome de família|achternaam|familienaam|efternamn|efternavn|etternavn|nama belakang|nama keluarga
    jina la ukoo|příjmení|priezvisko|vezetéknév|családnév|nume de familie|nazwisko|nazwiska|prezime|фамилия|прізвище|اسم العائلة|اللقب|الكنية|لقب|सरनेम|उपनाम|कुलनाम|अंतिम नाम|आडनाव
    পদবি|পদবী|শেষ নাম|বংশের নাম|ਗੋਤ|અટક|குடும்பப் பெயர்|கடைசி பெயர்|இறுதிப் பெயர்|ఇంటి పేరు|ಕೊನೆಯ ಹೆಸರು|അവസാന നാമം|soyad|soyadı|soy ad|soy adı|soyisim|نام خانوادگی|خاندانی نام
    שם משפחה|επώνυμο|επίθετο|นามสกุล|họ|姓|성`,
};

/** Whose name it is: alone such a word is a heading of names too ("Student"). */
const LEARNERS = `student|students|candidate|candidates|participant|participants|scholar|pupil|pupils|child|children|learner|learners|kid|kids|alumno|alumna|alumnos|alumnas|estudiante|estudiantes|élève|élèves|étudiant|étudiants
    schüler|schülerin|schülers|schülerinnen|kind|kinder|aluno|aluna|alunos|estudante|estudantes|alunno|alunna|alunni|studente|studenti|leerling|leerlingen|elev|elever|elevi|elevens|elevenes|siswa|mwanafunzi
    uczeń|ucznia|uczniowie|žák|žáka|ученик|ученика|ученики|учащийся|учащегося|учащиеся|студент|студента|учень|учня|الطالب|طالب|الطالبة|الطلاب|التلميذ
    परीक्षार्थी|विद्यार्थी|विद्यार्थियों|विद्यार्थ्याचे|छात्र|छात्रा|छात्रों|बच्चा|बच्चे|बच्चों|শিক্ষার্থী|শিক্ষার্থীর|ছাত্র|ছাত্রের|ছাত্রী|ਵਿਦਿਆਰਥੀ|વિદ્યાર્થી|વિદ્યાર્થીનું|மாணவர்|மாணவரின்|மாணவன்
    విద్యార్థి|ವಿದ್ಯಾರ್ಥಿ|ವಿದ್ಯಾರ್ಥಿಯ|വിദ്യാർത്ഥി|öğrenci|öğrencinin|öğrenciler|طالب علم|תלמיד|μαθητής|μαθητή|นักเรียน|học sinh|学生|生徒|児童|학생`;

/** Words that say nothing by themselves. */
const JOINING = `and|und|et|y|e|i|и|ve|و|और|ও|மற்றும்|of|the|a|an|de|del|de la|la|le|les|des|du|do|da|dos|della|dell|di|der|van de|van|का|की|के|legal|official`;

/** Of one word for a search: lower case, without accents, decorations and signs; `givenName` is two words. */
export function foldWords(text: string): string {
  const folded = text
    .slice(0, 200)
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
  // Arabic writes alef with and without its signs, Turkish has an i without dot.
  const plain = folded
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ı', 'i')
    .replaceAll(/['’`]s(?!\p{L})/gu, ' ');
  return plain
    .replaceAll(/[^\p{L}\p{M}]/gu, ' ')
    .split(' ')
    .filter(Boolean)
    .join(' ');
}

export const foldedList = (text: string): string[] => text.split(/[|\n]/).map(foldWords).filter(Boolean);

const KINDS = new Map<string, HeadingKind | 'learner' | 'joining'>([
  ...foldedList(JOINING).map((word) => [word, 'joining'] as const),
  ...foldedList(LEARNERS).map((word) => [word, 'learner'] as const),
  ...Object.entries(PHRASES).flatMap(([kind, text]) =>
    foldedList(text).map((phrase) => [phrase, kind as HeadingKind] as const),
  ),
]);
const LONGEST_PHRASE = 4;
const BRACKETS = /[([{（［][^()[\]{}（）［］]{0,80}[)\]}）］]/g;

/** Reads the words of a heading from left to right, the longest phrases first; undefined where one is unknown ("Father's name"). */
function kindsOf(words: readonly string[]): ReadonlySet<HeadingKind | 'learner' | 'joining'> | undefined {
  const kinds = new Set<HeadingKind | 'learner' | 'joining'>();
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    while (length > 0 && !KINDS.has(words.slice(at, at + length).join(' '))) length -= 1;
    const kind = KINDS.get(words.slice(at, at + length).join(' '));
    if (kind === undefined) return undefined;
    kinds.add(kind);
    at += length;
  }
  return kinds;
}

/** Headings that are children's names too: they count beside other headings. */
const ALSO_NAMES = new Set(foldedList('ad|adı|mi|jina|ime|tên|họ|nev|nama|nam|meno|imya|ön ad|שם|名|姓'));

/**
 * What the heading says of names; undefined for every other column.
 * @param isBesideOthers whether a word that may be a child's name ("Jina", "Adı") counts
 */
export function headingKind(heading: string, isBesideOthers = false): HeadingKind | undefined {
  const outside = heading.slice(0, 200).replaceAll(BRACKETS, ' ');
  const folded = foldWords(outside) || foldWords(heading);
  // "Student 1" is a student.
  if (/\p{N}/u.test(outside) || (!isBesideOthers && ALSO_NAMES.has(folded))) return undefined;
  const kinds = kindsOf(folded.split(' ').filter(Boolean));
  if (!kinds || kinds.size === 0) return undefined;
  const halves = ['first', 'surname', 'name'].filter((kind) => kinds.has(kind as HeadingKind)).length;
  if (kinds.has('full') || halves > 1) return 'full';
  for (const kind of ['first', 'surname', 'middle', 'name'] as const) if (kinds.has(kind)) return kind;
  return kinds.size === 1 && kinds.has('learner') ? 'name' : undefined;
}
