/** A zone's city, whose prayers are kept, and how they are reckoned there. */
export interface PrayerPlace {
  latitude: number;
  longitude: number;
  method:
    | 'Qatar'
    | 'UmmAlQura'
    | 'Kuwait'
    | 'Dubai'
    | 'Egyptian'
    | 'Karachi'
    | 'Turkey'
    | 'MuslimWorldLeague';
}

/** The zones of companies whose prayer times are known: one country, and nearly one city, has each. */
const places: Readonly<Record<string, PrayerPlace>> = {
  'Asia/Qatar': { latitude: 25.286, longitude: 51.533, method: 'Qatar' },
  'Asia/Bahrain': { latitude: 26.223, longitude: 50.588, method: 'UmmAlQura' },
  'Asia/Riyadh': { latitude: 24.713, longitude: 46.675, method: 'UmmAlQura' },
  'Asia/Kuwait': { latitude: 29.376, longitude: 47.977, method: 'Kuwait' },
  'Asia/Dubai': { latitude: 25.205, longitude: 55.271, method: 'Dubai' },
  'Asia/Muscat': { latitude: 23.588, longitude: 58.383, method: 'MuslimWorldLeague' },
  'Asia/Amman': { latitude: 31.954, longitude: 35.911, method: 'MuslimWorldLeague' },
  'Asia/Beirut': { latitude: 33.894, longitude: 35.502, method: 'MuslimWorldLeague' },
  'Asia/Karachi': { latitude: 24.861, longitude: 67.01, method: 'Karachi' },
  'Africa/Cairo': { latitude: 30.044, longitude: 31.236, method: 'Egyptian' },
  'Europe/Istanbul': { latitude: 41.008, longitude: 28.978, method: 'Turkey' },
};

export function prayerPlaceOf(zone: string): PrayerPlace | undefined {
  return places[zone];
}
