/**
 * Words that mean the same in the texts of listings and in searches, in English, Arabic, Russian, Chinese, Hindi and Urdu, with the
 * abbreviations of agents in Dubai. Separated by commas; points, slashes and hyphens within a phrase need no spelling of their own.
 */

export const SQUARE_FEET = `sqft, sqf, sf, sft, ft2, feet2, sq feet, sq foot, square feet, square foot, square ft, قدم مربع, قدم مربعة,
  قدم2, قدما مربعا, أقدام مربعة, кв фут, кв футов, кв фута, кв фт, фут2, 平方英尺, 平方呎, 平尺, 英尺2`;
export const SQUARE_METRES = `sqm, sq mt, sq mtr, sq meter, sq meters, sq metre, sq metres, m2, square meter, square meters, square metre,
  square metres, متر مربع, مترا مربعا, أمتار مربعة, م2, кв м, кв метр, кв метров, кв метра, м2, 平方米, 平米, 平方公尺`;

export const THOUSAND = 'k, к, thousand, thousands, hazar, hazaar, ہزار, ألف, آلاف, тыс, тысяч, тысячи, 千';
export const TEN_THOUSAND = '万, 萬';
export const LAKH = 'lakh, lakhs, lac, lacs, लाख, لاکھ';
export const MILLION =
  'm, mn, mil, mill, mln, million, millions, مليون, млн, миллион, миллиона, миллионов, 百万';
export const CRORE = 'crore, crores, cr, crs, karor, करोड़, کروڑ';

export const DIRHAM = `aed, dhs, dh, dhr, dirham, dirhams, درهم, درهم إماراتي, دراهم, درهما, د إ, дирхам, дирхама, дирхамов, дирхамы, 迪拉姆,
  阿联酋迪拉姆`;
export const FOREIGN_CURRENCY = `usd, dollar, dollars, us dollar, us dollars, gbp, pound, pounds, sterling, eur, euro, euros, inr, rs, rupee,
  rupees, pkr, rub, ruble, rubles, cny, rmb, yuan, sar, riyal, riyals, qar, omr, kwd, bhd, btc, usdt, دولار, دولارات, يورو, روبية, ريال,
  جنيه, جنيه استرليني, доллар, доллара, долларов, евро, рубль, рубля, рублей, руб, фунт, фунтов, 美元, 欧元, 英镑, 人民币, 卢布, 卢比, रुपया, रुपये,
  रुपए, روپے`;

export const YEAR = `year, yearly, per year, a year, each year, per annum, annual, annually, pa, per yr, yr, saalana, salana, سالانہ, سنوي,
  سنويا, سنوية, السنوي, السنوية, في السنة, بالسنة, в год, ежегодно, 每年, 年`;
export const MONTH = `month, monthly, per month, a month, each month, every month, pm, pcm, per calendar month, mo, mahana, ماہانہ, شهري,
  شهريا, شهرية, الشهري, الشهرية, في الشهر, بالشهر, в месяц, ежемесячно, 每月, 月`;

export const CHEQUE = `cheque, cheques, chq, chqs, cheqs, cheque payment, cheque payments, check, checks, payments, instalments,
  installments, شيك, شيكات, دفعة, دفعات, чек, чека, чеков, чеком, чеками, платежа, платежей, 支票, 张支票, 次付款, चेक, چیک`;

export const STUDIO = `studio, studios, studio apartment, studio apartments, studio flat, studio flats, studio apt, استوديو, ستوديو, استديو,
  студия, студии, студию, 开间, 单间, 单间公寓, स्टूडियो, سٹوڈیو`;
export const BEDROOM = `bedroom, bedrooms, bed room, bed rooms, bed, beds, bedder, bhk, bdr, bdrm, bdrms, bedrms, bedroomed, غرفة نوم, غرف نوم,
  غرف النوم, غرفة, غرف, بيدروم, спальня, спальни, спален, спальнями, спальней, 卧室, 间卧室, 个卧室, 居室, 室, बेडरूम, बीएचके, बेड, بیڈ, بیڈ روم`;
export const BATHROOM = `bathroom, bathrooms, bath room, bath rooms, bath, baths, washroom, washrooms, wash room, wash rooms, حمام, حمامات,
  الحمامات, ванная, ванные, ванных, ванные комнаты, ванных комнат, санузел, санузла, санузлов, с/у, 浴室, 间浴室, 个浴室, 卫, 卫生间`;

export const COUNTS: Readonly<Record<number, string>> = {
  1: 'one, واحدة, одна, одной',
  2: 'two, две, два',
  3: 'three, ثلاث, три',
  4: 'four, أربع, четыре',
  5: 'five, خمس, пять',
  6: 'six, ست, шесть',
  7: 'seven, سبع, семь',
};

export const ABOUT = 'about, around, approx, approximately, roughly, circa, حوالي, около, примерно, 大约';
