/**
 * A text of a language with blanks before double signs (`isSpaced`), whose signs never begin a line: the blank before
 * `:`, `;`, `!`, `?`, `%` and `€`, inside of « », in figures and before their units does not break.
 */
export function withFirmBlanks(text: string): string {
  return text
    .replace(/[ \u202f](?=[:;!?»%€])|(?<=«)[ \u202f]/g, '\u00a0')
    .replace(/(?<=[\d}]) (?=(?:\d{3}|QAR|[KM]o|h)\b)|(?<=n°) /g, '\u00a0');
}

/**
 * The same with `e-mail`, a verb with its pronoun (`Demandez-le`), a number in words, and what begins with `au-`, `ci-`,
 * `demi-` or `mi-` in one line each: behind their hyphen stands a word joiner, which needs no shape in a font as U+2011 would.
 */
export function withFirmHyphens(text: string): string {
  return text
    .replace(/(?<=\b[Ee])-(?=mails?\b)/g, '-\u2060')
    .replace(/(?<=(?<![\p{L}/-])(?:au|ci|demi|mi))-(?=\p{Ll})/giu, '-\u2060')
    .replace(
      /(?<=(?<![\p{L}/])(?:et|quatre|dix|vingt|trente|quarante|cinquante|soixante))-(?=(?:et|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?)(?!\p{L}))/giu,
      '-\u2060',
    )
    .replace(
      /(?<=\p{L})-(?=(?:t-)?(?:je|tu|ils?|elles?|on|ce|le|la|les|lui|leur|moi|toi|nous|vous|y|en|ci|là|mêmes?)(?!\p{L}))/gu,
      '-\u2060',
    );
}
