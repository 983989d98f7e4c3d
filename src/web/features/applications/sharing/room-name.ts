import type { RoomApplication } from '#contract/sharing-responses.ts';
import { m } from '#texts/messages.js';

/** A candidate's name, or the number where the opening is reviewed blind. */
export function roomName({ name, position }: Pick<RoomApplication, 'name' | 'position'>): string {
  return name || m.sharing_room_candidate({ number: position });
}
