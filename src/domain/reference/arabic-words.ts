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
 * Arabic words that mean one thing, or are one word in numbers that do not share a stem; each line is found by each of
 * its words. Folded.
 */
export const arabicAlike: ReadonlyMap<string, readonly string[]> = new Map(
  `
طبيب دكتور اطباء دكاتره
معلم مدرس استاذ اساتذه
سايق سواق دريول دريفر شوفير
عامل عمال
مدير مدراء
حارس حراس سكيورتي سيكيورتي
بايع مبيعات باعه مندوب
مندوب مناديب
ممرض تمريض نيرس
مطور مبرمج
طباخ طاهي طهاه
نادل جرسون ويتر
خادمه شغاله
نظافه منظف تنظيف
مستودع مخزن مخازن
مصمم ديزاينر
جرافيك غرافيك جرافيكس
صيدلي صيدلاني صيادله
خياط خياطه
حلاق كوافير
حاسوب كمبيوتر حاسب
مسيول موظف
رييس روساء
امين امناء
خبير خبراء
وسيط وسطاء
اخصايي اختصاصي
لياقه جيم
مشروع مشاريع مشروعات
حساب حسابات
سياره سيارات
انجليزي انجليزيه انكليزي
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word) => [word, words] as const);
    }),
);

/**
 * The stem by which a folded Arabic word finds its others: without the article and what is written to it, and without
 * the ending of the feminine and of the plurals where a word of three letters and more remains.
 */
export function arabicStem(word: string): string {
  if (!/^[ء-ي]/.test(word)) return word;
  const bare = withoutArticle(word);
  const ending = ['ين', 'ون', 'ات', 'ه'].find((end) => bare.endsWith(end) && bare.length - end.length > 2);
  return ending ? bare.slice(0, -ending.length) : bare;
}

const articles = ['وال', 'فال', 'بال', 'كال', 'لل', 'ال'];

/** A folded word without the article in front, with and, so, by, like or for before it, where it is no part of the word. */
export function withoutArticle(word: string): string {
  const article = articles.find((start) => word.startsWith(start) && word.length - start.length > 2);
  return article ? word.slice(article.length) : word;
}
