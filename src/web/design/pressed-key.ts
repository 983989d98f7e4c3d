interface Press {
  key: string;
  code: string;
  shiftKey: boolean;
}

/**
 * The key as the product names its keys, by Latin letters, digits and signs: where another script is typed, what stands at
 * the same place of a keyboard. `j` is `ت` on an Arabic one, and goes on all the same.
 */
export function pressedKey({ key, code, shiftKey }: Press): string {
  if (key.length !== 1 || key <= '~') return key;
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? [];
  if (letter) return shiftKey ? letter : letter.toLowerCase();
  if (digit && !shiftKey) return digit;
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return key;
}
