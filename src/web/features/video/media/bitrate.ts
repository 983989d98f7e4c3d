/** Bits a second of the picture, from fine to coarse. */
const rates = [700_000, 400_000, 250_000] as const;
const soundRate = 64_000;

export const finestRate = rates[0];
export const coarsestRate = rates[2];

/**
 * The finest picture whose recording a line of so many bits a second carries while it is made, with a fifth to spare;
 * the finest where nothing is known of the line.
 */
export function rateFor(uplink: number | undefined): number {
  if (uplink === undefined) return finestRate;
  return rates.find((rate) => (rate + soundRate) * 1.25 <= uplink) ?? coarsestRate;
}

/** What a picture asks of the device that records it. */
export interface Effort {
  bitrate: number;
  /** Pictures a second. */
  frameRate: number;
}

export const usualFrames = 30;
/** A quarter of the pixels and half of the pictures: for a device that does not keep up. */
export const leastEffort: Effort = { bitrate: coarsestRate, frameRate: 15 };
export const leastPicture: MediaTrackConstraints = {
  width: { ideal: 320 },
  height: { ideal: 240 },
  frameRate: { ideal: leastEffort.frameRate },
};
