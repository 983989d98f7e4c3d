import { z } from 'zod';
import { foldText } from '#domain/text/folding.ts';
import { shortText } from '#domain/text/text.ts';
import { type Placed, placesOf } from './every-place.ts';

/** Beside its first place an opening names at most so many. */
export const furtherPlacesMaximum = 9;

/** Where one works: a country by its English name, and a city of it, of the list or another. */
export const placeFields = {
  country: shortText(100, { required: 'validation_mandatory_fields' }),
  city: shortText(100, { required: 'validation_city_required' }),
};

export const furtherPlaces = z.array(z.object(placeFields)).max(furtherPlacesMaximum).default([]);

/** A place as it is read once it is saved. */
export const savedPlace = z.object({ country: z.string(), city: z.string() });

/** Which of the further places were named before, however they are written. */
export function repeatedPlaces(opening: Placed): number[] {
  const keys = placesOf(opening).map(({ country, city }) => `${country}/${foldText(city)}`);
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at - 1] : []));
}
