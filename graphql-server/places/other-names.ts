import { nameKey } from './names.ts';

/** Names of locations that are not places, separated by commas. */
const parseNames = (list: string): ReadonlySet<string> => new Set(list.split(',').map(nameKey));

/** The city and the country, which contain every home. */
const CITY =
  parseNames(`Dubai, Dubayy, DXB, Dubai City, Emirate of Dubai, UAE, United Arab Emirates, Emirates, دبي, دبئی, الإمارات,
    الامارات العربية المتحدة, دولة الإمارات العربية المتحدة, إمارة دبي, Дубай, Дубаи, ОАЭ,
    Объединённые Арабские Эмираты, 迪拜, 阿联酋, 阿拉伯联合酋长国`);

/** Roads along many places. */
const ROADS =
  parseNames(`Sheikh Zayed Road, Sheikh Zayed Rd, SZR, شارع الشيخ زايد, Шоссе Шейха Зайда, 谢赫扎耶德路,
    Sheikh Mohammed Bin Zayed Road, Emirates Road, Al Khail Road, Hessa Street`);

/** Developers, whose names are on buildings in many places. */
const DEVELOPERS =
  parseNames(`Emaar, Emaar Properties, Damac, Damac Properties, Nakheel, Meraas, Sobha, Sobha Realty, Dubai Properties,
    Dubai Holding, Azizi, Azizi Developments, Danube, Danube Properties, Binghatti, Select Group, Ellington,
    Ellington Properties, Omniyat, Deyaar, Nshama, Majid Al Futtaim, إعمار, داماك, نخيل, مراس, شوبا, عزيزي, Эмаар,
    Дамак, Накхил, 艾马尔, 达马克, 棕榈集团`);

/** Other emirates with their islands and towns, where the Dubai Land Department issues no permits. */
const OUTSIDE_DUBAI =
  parseNames(`Abu Dhabi, Sharjah, Ajman, Ras Al Khaimah, RAK, Fujairah, Umm Al Quwain, UAQ, Al Ain, Yas Island,
    Saadiyat Island, Saadiyat, Al Reem Island, Reem Island, Al Raha Beach, Al Marjan Island, Aljada, أبوظبي,
    أبو ظبي, الشارقة, عجمان, رأس الخيمة, الفجيرة, أم القيوين, العين, جزيرة ياس, Абу-Даби, Шарджа, Аджман,
    Рас-эль-Хайма, Фуджейра, Умм-эль-Кайвайн, 阿布扎比, 沙迦, 阿治曼, 哈伊马角, 富查伊拉, 乌姆盖万, 亚斯岛`);

export const isCity = (text: string): boolean => CITY.has(nameKey(text));
export const isRoad = (text: string): boolean => ROADS.has(nameKey(text));
export const isDeveloper = (text: string): boolean => DEVELOPERS.has(nameKey(text));
export const isOutsideDubai = (text: string): boolean => OUTSIDE_DUBAI.has(nameKey(text));
