/** What a visitor wanted to keep before signing in, by its title. */
export const wishedTitleKey = 'opening-to-save-title';

/** A text of this tab alone, gone with it; a browser that keeps nothing only loses it. */
export function keptText(key: string) {
  return {
    write(text: string): void {
      try {
        sessionStorage.setItem(key, text);
      } catch {
        // Closed storage keeps nothing.
      }
    },
    read(): string | undefined {
      try {
        return sessionStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Closed storage holds nothing.
      }
    },
  };
}
