/**
 * A text of a language with blanks before double signs (`isSpaced`), whose signs never begin a line: the blank before
 * `:`, `;`, `!`, `?`, `%` and `€`, inside of « », in figures and before their units does not break.
 */
export function withFirmBlanks(text: string): string {
  return text
    .replace(/[ \u202f](?=[:;!?»%€])|(?<=«)[ \u202f]/g, '\u00a0')
    .replace(/(?<=[\d}]) (?=(?:\d{3}|QAR|[KM]o|h)\b)|(?<=n°) /g, '\u00a0');
}
