/**
 * What the people of a country are called in English, French and Arabic with their feminine forms, folded (without case
 * and accents, ة as ه), by the code of the country. Those who commonly work in the Gulf; others are found by the name of
 * their country.
 */
export const demonyms: readonly (readonly [string, readonly string[]])[] = `
QA qatari qatarien qatarienne قطري قطريه
SA saudi saoudien saoudienne سعودي سعوديه
AE emirati emirien emirienne اماراتي اماراتيه
KW kuwaiti koweitien koweitienne كويتي كويتيه
BH bahraini bahreini bahreinien bahreinienne بحريني بحرينيه
OM omani omanais omanaise عماني عمانيه
YE yemeni yemenite يمني يمنيه
JO jordanian jordanien jordanienne اردني اردنيه
LB lebanese libanais libanaise لبناني لبنانيه
SY syrian syrien syrienne سوري سوريه
PS palestinian palestinien palestinienne فلسطيني فلسطينيه
IQ iraqi irakien irakienne عراقي عراقيه
EG egyptian egyptien egyptienne مصري مصريه
SD sudanese soudanais soudanaise سوداني سودانيه
LY libyan libyen libyenne ليبي ليبيه
TN tunisian tunisien tunisienne تونسي تونسيه
DZ algerian algerien algerienne جزائري جزايري جزائريه جزايريه
MA moroccan marocain marocaine مغربي مغربيه
MR mauritanian mauritanien mauritanienne موريتاني موريتانيه
SO somali somalien somalienne صومالي صوماليه
IR iranian iranien iranienne ايراني ايرانيه
TR turkish turc turque تركي تركيه
PK pakistani pakistanais pakistanaise باكستاني باكستانيه
IN indian indien indienne هندي هنديه
BD bangladeshi bangladais bangladaise بنغالي بنغاليه
LK lankan sri-lankais sri-lankaise srilankais srilankaise سريلانكي سريلانكيه
NP nepali nepalese nepalais nepalaise نيبالي نيباليه
PH filipino filipina philippine philippin فلبيني فلبينيه
ID indonesian indonesien indonesienne اندونيسي اندونيسيه
MY malaysian malaisien malaisienne ماليزي ماليزيه
CN chinese chinois chinoise صيني صينيه
KE kenyan kenian keniane كيني كينيه
UG ugandan ougandais ougandaise اوغندي اوغنديه
ET ethiopian ethiopien ethiopienne اثيوبي اثيوبيه
NG nigerian nigeriane نيجيري نيجيريه
GH ghanaian ghaneen ghaneenne غاني غانيه
SN senegalese senegalais senegalaise سنغالي سنغاليه
CM cameroonian camerounais camerounaise كاميروني كاميرونيه
CI ivorian ivoirien ivoirienne ايفواري
ZA south-african sud-africain sud-africaine
FR french francais francaise فرنسي فرنسيه
BE belgian belge بلجيكي
CH swiss suisse سويسري سويسريه
GB british britannique بريطاني بريطانيه
IE irish irlandais irlandaise
US american americain americaine امريكي امريكيه
CA canadian canadien canadienne كندي كنديه
AU australian australien australienne استرالي استراليه
DE german allemand allemande الماني المانيه
IT italian italien italienne ايطالي ايطاليه
ES spanish espagnol espagnole اسباني اسبانيه
PT portuguese portugais portugaise برتغالي
NL dutch neerlandais neerlandaise هولندي
GR greek grec grecque يوناني
RO romanian roumain roumaine روماني
UA ukrainian ukrainien ukrainienne اوكراني اوكرانيه
RU russian russe روسي روسيه
BR brazilian bresilien bresilienne برازيلي
`
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', ...names] = line.split(' ');
    return [code, names] as const;
  });
