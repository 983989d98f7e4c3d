/** Drops what is kept of each thing of a kind: `application_draft:` and its id. */
export function dropDraftsOf(kind: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${kind}_draft:`)) localStorage.removeItem(key);
  } catch {
    // Closed storage holds no draft.
  }
}

/** Drops those of a kind that nobody came back to within the time, or that can't be read. */
export function dropOldDraftsOf(kind: string, lifetime: number, now = Date.now()): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(`${kind}_draft:`)) keptDraft(key, lifetime).read(now);
  } catch {
    // Closed storage holds no draft.
  }
}

/** What was typed, kept in this browser for a time; a browser that keeps nothing only loses it. */
export function keptDraft(key: string, lifetime: number) {
  const drop = () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Closed storage holds no draft.
    }
  };
  return {
    write(draft: Record<string, unknown>, now = Date.now()): void {
      try {
        localStorage.setItem(key, JSON.stringify({ savedAt: now, draft }));
      } catch {
        // Without storage the form still guards what was typed until it is left.
      }
    },
    /** The draft with the moment of its last change; one that is too old or can't be read is dropped. */
    read(now = Date.now()): { savedAt: number; draft: Record<string, unknown> } | undefined {
      try {
        const { savedAt, draft } = JSON.parse(localStorage.getItem(key) ?? '{}');
        if (typeof draft === 'object' && draft && now - savedAt <= lifetime) return { savedAt, draft };
      } catch {
        // What can't be read is as good as none.
      }
      drop();
      return undefined;
    },
    drop,
  };
}
