/** A country by its English name, and a city of it. */
export interface OpeningPlace {
  country: string;
  city: string;
}

export interface Placed extends OpeningPlace {
  further_places?: readonly OpeningPlace[] | undefined;
}

/** Every place of an opening, the first one first. Pages bring this along, so nothing that checks input stands here. */
export function placesOf({ country, city, further_places = [] }: Placed): OpeningPlace[] {
  return [{ country, city }, ...further_places];
}
