/**
 * Arabic words for the trades that titles name, by one of the trade's English words; folded as the search compares
 * them, with the plurals that are no longer the same word, and what the Gulf borrowed.
 */
export const arabicTradeWords: ReadonlyMap<string, readonly string[]> = new Map(
  `
nurse ممرض تمريض نيرس
engineer مهندس هندسه
teacher معلم مدرس استاذ
driver سائق سايق سواق دريول دريفر
doctor طبيب دكتور اطباء
physician طبيب دكتور اطباء
accountant محاسب محاسبه
cook طباخ طاهي
chef شيف طباخ طاهي
waiter نادل ويتر جرسون
waitress نادله ويترس جرسونه
technician فني تكنيشن
salesman بايع مبيعات
sales مبيعات بايع
cashier كاشير صندوق محصل
receptionist استقبال رسبشن
guard حارس حراس سكيورتي
security امن سكيورتي
cleaner نظافه منظف
electrician كهربايي كهرباء
plumber سباك سباكه
carpenter نجار نجاره
welder لحام حداد
developer مطور مبرمج
programmer مطور مبرمج
designer مصمم ديزاينر
lawyer محامي
pharmacist صيدلي صيدلاني صيدله
secretary سكرتير سكرتاريه
analyst محلل
architect معماري
surveyor مساح
supervisor مشرف سوبرفايزر
operator مشغل
mechanic ميكانيكي
painter دهان صباغ
tailor خياط
baker خباز
barber حلاق
hairdresser كوافير
pilot طيار
dentist اسنان
therapist معالج
physiotherapist علاج طبيعي
consultant مستشار استشاري
administrator اداري
coordinator منسق
buyer مشتريات
inspector مفتش
labourer عامل عمال
worker عامل عمال
helper مساعد عامل عمال
foreman فورمان مراقب
storekeeper امين مستودع مخزن ستوركيبر
auditor مدقق مراجع
trainer مدرب كوتش
coach مدرب كوتش
translator مترجم
gardener بستاني حدايق
manager مدير مدراء
director مدير مدراء
officer مسيول موظف
assistant مساعد
specialist اخصايي اختصاصي
journalist صحفي
photographer مصور
recruiter توظيف
broker وسيط سمسار
nanny مربيه
domestic منزلي منزليه خادمه شغاله
housekeeper مدبره منزل
marketing تسويق
senior اول
`
    .trim()
    .split('\n')
    .map((line) => {
      const [trade = '', ...words] = line.split(' ');
      return [trade, words];
    }),
);

/**
 * The stem by which a folded Arabic word finds its others: without the article, and without the ending of the feminine
 * and of the plurals where a word of three letters and more remains.
 */
export function arabicStem(word: string): string {
  if (!/^[ء-ي]/.test(word)) return word;
  const bare = withoutArticle(word);
  const ending = ['ين', 'ون', 'ات', 'ه'].find((end) => bare.endsWith(end) && bare.length - end.length > 3);
  return ending ? bare.slice(0, -ending.length) : bare;
}

/** A folded word without the article in front, where it is no part of the word. */
export function withoutArticle(word: string): string {
  return word.startsWith('ال') && word.length > 4 ? word.slice(2) : word;
}
