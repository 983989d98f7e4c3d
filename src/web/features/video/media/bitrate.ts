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
