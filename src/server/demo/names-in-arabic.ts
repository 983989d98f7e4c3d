/** How some of the demo's names are written in Arabic. */
const inArabic = new Map(
  `Hamad حمد, Khalifa خليفة, Jassim جاسم, Nasser ناصر, Abdulla عبدالله, Fahad فهد, Mubarak مبارك, Maryam مريم, Noora نورة,
  Sheikha شيخة, Aisha عائشة, Hessa حصة, Moza موزة, Al-Marri المري, Al-Kuwari الكواري, Al-Thani آل ثاني, Al-Sulaiti السليطي,
  Al-Naimi النعيمي, Al-Hajri الهاجري, Omar عمر, Ahmed أحمد, Mahmoud محمود, Karim كريم, Youssef يوسف, Mostafa مصطفى, Nour نور,
  Salma سلمى, Yasmin ياسمين, Heba هبة, Mona منى, Dina دينا, Farouk فاروق, Hassan حسن, Abdelrahman عبدالرحمن,
  El-Sayed السيد, Mansour منصور, Gamal جمال, Huda هدى, Khalid خالد, Al-Emadi العمادي`
    .split(',')
    .map((pair) => pair.trim())
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)] as const),
);

/** A whole name in Arabic; empty where a part of it has none here. */
export function nameInArabic(name: string): string {
  const parts = name.split(' ').map((part) => inArabic.get(part));
  return parts.every((part) => part !== undefined) ? parts.join(' ') : '';
}
