/** No name is longer. */
const lettersMaximum = 40;
/** At most so many ways to read one name; what would make more keeps its first readings. */
const readingsMaximum = 16;

/**
 * The consonants that a name keeps however it is written, in Latin and in Arabic letters alike: Mohammed, Muhamad and
 * محمد are `mhmd`, Abdulrahman and عبد الرحمن `abdrhmn`. A vowel counts at the beginning alone. A letter that is written
 * in several ways (ث as th, t or s, ض as d, dh or z, an h at the end) gives several readings; two names are alike where
 * they share one. The word is folded (`foldText`).
 */
export function skeletonsOf(word: string): string[] {
  const isArabic = /\p{Script=Arabic}/u.test(word);
  const spelt = (isArabic ? arabicSpelling(word) : latinSpelling(word)).slice(0, lettersMaximum);
  const sounds = isArabic ? arabicSounds : latinSounds;
  let readings = [''];
  for (let at = 0; at < spelt.length; ) {
    const [length, heard] = soundAt(spelt, at, sounds);
    const longer = [...new Set(heard.flatMap((sound) => readings.map((reading) => reading + sound)))];
    readings = longer.slice(0, readingsMaximum);
    at += length;
  }
  return readings.filter((reading) => reading !== '');
}

function arabicSpelling(word: string): string {
  return word.replaceAll('لله', 'له').replaceAll('تش', 'ش');
}

/** A doubled consonant counts once: Arabic writes it so. */
function latinSpelling(word: string): string {
  return word.replace(/([^aeiou])\1+/gu, '$1').replace(/^ou(?=[aeiy])/, 'w');
}

/** How many signs the longest sound at this place has, and as what it may be heard. */
function soundAt(word: string, at: number, sounds: Readonly<Record<string, string>>): [number, string[]] {
  const isFirst = at === 0;
  for (const length of [3, 2, 1]) {
    const signs = word.slice(at, at + length);
    const sound = sounds[signs];
    if (signs.length < length || sound === undefined) continue;
    const isLast = at + length === word.length;
    if (isLast && mayBeSilent.has(signs)) return [length, ['', sound]];
    // What is written before the sign `/` is heard at the beginning alone.
    const [beginning = '', within = beginning] = sound.split('/');
    return [length, (isFirst ? beginning : within).split(' ')];
  }
  const sign = word.charAt(at);
  if (sign === 'c') return [1, [/[eiy]/.test(word.charAt(at + 1)) ? 's' : 'k']];
  return [1, [sign]];
}

/** An h at the end may be one, or stand for the ending of the feminine. */
const mayBeSilent = new Set(['h', 'ه']);

/** Sounds that are no sign of their own are capitals: S of ship, X of loch. Those of Latin and Arabic are the same. */
const latinSounds: Readonly<Record<string, string>> = {
  ...{ a: 'a/', e: 'a/', i: 'a/', o: 'a/', u: 'a/', w: 'w/', y: 'y/' },
  ...{ sch: 'S', tch: 'S', ch: 'S k', sh: 'S sh', kh: 'X', gh: 'g', dj: 'g', dh: 'd z dh', th: 't s th' },
  ...{ ph: 'f', ck: 'k', tz: 'z', qu: 'k', q: 'k', j: 'g', x: 'ks', z: 'z d', p: 'b', v: 'f', h: 'h' },
};

const arabicSounds: Readonly<Record<string, string>> = {
  ...{ ا: 'a/', ع: 'a/', ء: 'a/', و: 'w/', ي: 'y/', ه: 'h' },
  ...{ ب: 'b', ت: 't', ث: 't s', ج: 'g', ح: 'h', خ: 'X', د: 'd', ذ: 'd z', ر: 'r', ز: 'z', س: 's', ش: 'S' },
  ...{ ص: 's', ض: 'd z', ط: 't', ظ: 'd z', غ: 'g', ف: 'f', ق: 'k', ك: 'k', ل: 'l', م: 'm', ن: 'n' },
  ...{ پ: 'b', چ: 'S', ڤ: 'f', ژ: 'z', ٹ: 't', ڈ: 'd', ڑ: 'r' },
};
