import {
  createTakeFile,
  listFolders,
  listNotes,
  openTakeFile,
  putNote,
  removeFiles,
  type TakeFile,
} from './take-files.ts';
import { holdTake, letTakeGo, takesElsewhere } from './take-locks.ts';

/** What is noted of a take on this device, so that a closed tab or a crash loses nothing. */
export interface TakeFacts {
  id: string;
  /** The question that it answers, within its folder. */
  slot: string;
  type: 'video/mp4' | 'video/webm';
  startedAt: number;
  /** Null until it has ended as it should. */
  seconds: number | null;
  /** The upload, once begun. */
  recording: { id: string; ticket?: string } | null;
  /** What the server answered when it was stored. */
  saved: SavedTake | null;
  /** What was heard in it, for takes that are compared on this device. */
  speech?: { wordsPerMinute: number | null; pauses: number; longestPause: number };
}

export interface SavedTake {
  path: string;
  poster: string | null;
  captions: string;
}

export interface Take {
  facts: TakeFacts;
  file: TakeFile;
  note(change: Partial<TakeFacts>): Promise<void>;
  remove(): Promise<void>;
}

const longestKept = 48 * 3_600_000;
/** The server keeps for a day what nobody submits; an hour before, a take is offered to be sent again. */
const longestSaved = 23 * 3_600_000;

export async function createTake(folder: string, slot: string, type: TakeFacts['type']): Promise<Take> {
  const facts: TakeFacts = {
    id: crypto.randomUUID(),
    slot,
    type,
    startedAt: Date.now(),
    seconds: null,
    recording: null,
    saved: null,
  };
  await holdTake(facts.id);
  const take = takeOf(folder, facts, await createTakeFile(folder, facts.id));
  await take.note({});
  return take;
}

/**
 * The takes that this device still keeps, oldest first, without those that another tab works on. Those of more than
 * two days ago are removed.
 */
export async function listTakes(folder: string, keptFor = longestKept): Promise<Take[]> {
  const takes: Take[] = [];
  const isElsewhere = await takesElsewhere();
  for (const facts of await listNotes<TakeFacts>(folder)) {
    if (isElsewhere(facts.id)) continue;
    const file = await openTakeFile(folder, facts.id);
    const isOld = Date.now() - facts.startedAt > keptFor;
    if (!file || file.size === 0 || isOld) await removeFiles(folder, [facts.id, `${facts.id}.json`]);
    else takes.push(takeOf(folder, facts, file));
  }
  return takes.sort((a, b) => a.facts.startedAt - b.facts.startedAt);
}

/** What the server answered when the take was saved, as long as it keeps that. */
export function savedOf({ facts }: Take): SavedTake | null {
  return Date.now() - facts.startedAt < longestSaved ? facts.saved : null;
}

/**
 * The folder of a person on this device: on a shared one nobody meets another's takes. Before sign-up a person is
 * this tab.
 */
export async function takeFolder(purpose: string, person = thisTab()): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(person));
  const short = [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `${purpose}-${short.join('')}`;
}

/** Removes what everybody's forgotten takes left on this device. */
export async function sweepTakes(keptFor = longestKept): Promise<void> {
  for (const folder of await listFolders()) {
    // Practice takes are kept for comparing; their own screen ends them.
    if (!folder.startsWith('simulator-')) await listTakes(folder, keptFor);
  }
}

function thisTab(): string {
  const known = sessionStorage.getItem('recorder-tab') ?? crypto.randomUUID();
  sessionStorage.setItem('recorder-tab', known);
  return known;
}

function takeOf(folder: string, facts: TakeFacts, file: TakeFile): Take {
  return {
    facts,
    file,
    async note(change) {
      Object.assign(facts, change);
      await putNote(folder, `${facts.id}.json`, facts);
    },
    async remove() {
      await removeFiles(folder, [facts.id, `${facts.id}.json`]);
      letTakeGo(facts.id);
    },
  };
}
