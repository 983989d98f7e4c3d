import type { Take } from '#web/features/video/takes/takes.ts';
import type { UploadProgress } from '#web/features/video/takes/upload-take.ts';
import type { FinishedTake } from './recording.ts';

type RecorderFailure = 'devices' | 'unsupported' | 'broken' | 'unreadable';

export interface RecorderState {
  phase: 'ready' | 'countdown' | 'starting' | 'recording' | 'stopping' | 'review' | 'saving' | 'saved';
  /** 3, 2, 1. */
  count: number;
  /** Seconds that remain. */
  left: number;
  takes: FinishedTake[];
  /** Id of the take that would be saved. */
  chosen: string | null;
  /** Takes of an earlier visit that were not sent. */
  found: Take[];
  progress: Record<string, UploadProgress>;
  failure: RecorderFailure | null;
  /** Why the server refused the take, in its words. */
  refusal: string | null;
}

export type RecorderAction =
  | { type: 'countdown' | 'counted' | 'cancel' | 'starting' | 'stopping' | 'saving' | 'saved' }
  | { type: 'started' | 'tick'; left: number }
  | { type: 'finished'; take: FinishedTake }
  | { type: 'found'; takes: Take[] }
  | { type: 'chosen' | 'removed'; id: string }
  | { type: 'sent'; id: string; progress: UploadProgress }
  | { type: 'failed'; reason: RecorderFailure }
  | { type: 'refused'; message: string };

export const stateAtFirst: RecorderState = {
  phase: 'ready',
  count: 3,
  left: 0,
  takes: [],
  chosen: null,
  found: [],
  progress: {},
  failure: null,
  refusal: null,
};

/** What follows from what happens while an answer is recorded. A failed or cancelled retake leads back to the takes. */
export function recorderReducer(state: RecorderState, action: RecorderAction): RecorderState {
  const resting = state.takes.length > 0 ? 'review' : 'ready';
  switch (action.type) {
    case 'countdown':
      return { ...state, phase: 'countdown', count: 3, failure: null, refusal: null };
    case 'counted':
      return { ...state, count: state.count - 1 };
    case 'cancel':
      return { ...state, phase: resting };
    case 'starting':
    case 'stopping':
    case 'saving':
    case 'saved':
      return { ...state, phase: action.type, refusal: null };
    case 'started':
      return { ...state, phase: 'recording', left: action.left };
    case 'tick':
      return state.phase === 'recording' ? { ...state, left: action.left } : state;
    case 'finished': {
      const { id } = action.take.take.facts;
      const found = state.found.filter((take) => take.facts.id !== id);
      const takes = [...state.takes, action.take];
      return { ...state, phase: 'review', takes, chosen: id, found, failure: null, refusal: null };
    }
    case 'found': {
      const known = new Set(state.takes.map(({ take }) => take.facts.id));
      return { ...state, found: action.takes.filter((take) => !known.has(take.facts.id)) };
    }
    case 'chosen':
      return { ...state, chosen: action.id };
    case 'removed': {
      const takes = state.takes.filter((take) => take.take.facts.id !== action.id);
      const found = state.found.filter((take) => take.facts.id !== action.id);
      const chosen = state.chosen === action.id ? (takes.at(-1)?.take.facts.id ?? null) : state.chosen;
      const phase = state.phase === 'review' && takes.length === 0 ? 'ready' : state.phase;
      return { ...state, takes, found, chosen, phase };
    }
    case 'sent':
      return { ...state, progress: { ...state.progress, [action.id]: action.progress } };
    case 'failed':
      return { ...state, phase: resting, failure: action.reason };
    case 'refused':
      return { ...state, phase: resting, refusal: action.message };
  }
}
