/** The digits of what people read, by their names in CLDR: 0–9, or ٠–٩ where the language has them beside these. */
export const digitKinds = ['latn', 'arab'] as const;

export type Digits = (typeof digitKinds)[number];

export const defaultDigits: Digits = 'latn';

let read: () => Digits = () => defaultDigits;

/**
 * Says, once for each browser, process or thread, how it is known which digits the screen or letter that is being written
 * has. Whatever is written outside of one, for machines above all, has the default. Answers how it was known before.
 */
export function readDigitsBy(reader: () => Digits): () => Digits {
  const before = read;
  read = reader;
  return before;
}

/** The digits of what is being written now. */
export function digitsInUse(): Digits {
  return read();
}

/** A figure in the digits of what is being written, as it stands: 1482, `10:30`, `1,200.5`, `48%` → ١٤٨٢, ١٠:٣٠, ١٬٢٠٠٫٥, ٤٨٪. */
export function inDigits(figure: string | number): string {
  const text = String(figure);
  if (digitsInUse() === defaultDigits) return text;
  return text
    .replaceAll('%', '٪')
    .replace(/(?<=\d),(?=\d)/g, '٬')
    .replace(/(?<=\d)\.(?=\d)/g, '٫')
    .replace(/\d/g, (digit) => String.fromCodePoint(firstDigit + Number(digit)));
}

/** What somebody typed, in whichever digits their keyboard has, with 0–9 and their signs: ١٬٢٠٠٫٥ or ۱٬۲۰۰٫۵ → `1,200.5`. */
export function plainDigits(typed: string): string {
  return westernDigits(typed.replaceAll('٬', ',').replaceAll('٫', '.'));
}

/** Arabic and Persian digits as 0–9; everything else as it stands. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}

const firstDigit = 0x0660;
