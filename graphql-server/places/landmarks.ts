import { placeOf, places, type Place } from './place.ts';

/** Something that people name to say where they look for a home. */
export interface Landmark {
  /** Part of URLs, as the ids of places are: never changes. */
  id: string;
  name: string;
  /** Other names, in any language. */
  aliases: readonly string[];
  /** Degrees north and east, with three decimals; several of a road and of the metro. */
  positions: readonly (readonly [lat: number, lng: number])[];
  /** Homes up to this distance are near it. */
  kilometres: number;
}

/** Stations of the Dubai Metro: the Red Line from the south-west to the airport, its branch to Expo City, the Green Line. */
const METRO_STATIONS: Landmark['positions'] = [
  ...([
    [24.978, 55.091],
    [25.001, 55.096],
    [25.027, 55.101],
    [25.046, 55.117],
    [25.071, 55.139],
    [25.08, 55.147],
    [25.089, 55.158],
    [25.102, 55.174],
    [25.115, 55.191],
    [25.121, 55.2],
    [25.155, 55.228],
    [25.191, 55.26],
    [25.201, 55.27],
    [25.211, 55.275],
    [25.217, 55.28],
    [25.225, 55.285],
    [25.233, 55.292],
    [25.244, 55.298],
    [25.255, 55.304],
    [25.266, 55.314],
    [25.263, 55.324],
    [25.255, 55.33],
    [25.25, 55.34],
    [25.248, 55.352],
    [25.245, 55.36],
    [25.241, 55.366],
    [25.23, 55.391],
  ] as const),
  ...([
    [25.035, 55.145],
    [25.031, 55.153],
    [25.01, 55.158],
    [24.964, 55.149],
  ] as const),
  ...([
    [25.254, 55.401],
    [25.263, 55.387],
    [25.273, 55.37],
    [25.278, 55.362],
    [25.278, 55.353],
    [25.275, 55.346],
    [25.271, 55.333],
    [25.27, 55.321],
    [25.269, 55.308],
    [25.269, 55.294],
    [25.265, 55.289],
    [25.258, 55.298],
    [25.244, 55.316],
    [25.231, 55.323],
    [25.225, 55.334],
    [25.219, 55.339],
  ] as const),
];

/** Sheikh Zayed Road from the Trade Centre to Jebel Ali, every two kilometres or so. */
const SHEIKH_ZAYED_ROAD: Landmark['positions'] = [
  [25.225, 55.285],
  [25.211, 55.275],
  [25.196, 55.265],
  [25.181, 55.252],
  [25.166, 55.238],
  [25.151, 55.225],
  [25.136, 55.212],
  [25.121, 55.2],
  [25.108, 55.182],
  [25.095, 55.165],
  [25.08, 55.147],
  [25.066, 55.133],
  [25.046, 55.117],
];

const near = (
  name: string,
  aliases: string,
  positions: Landmark['positions'],
  kilometres: number,
): Landmark => ({
  id: `near-${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  aliases: aliases === '' ? [] : aliases.split(', '),
  positions,
  kilometres,
});

export const landmarks: readonly Landmark[] = [
  near(
    'Burj Khalifa',
    'Burj Khalifah, Burj Kalifa, Burj Khalifa Tower, Burj Dubai, برج خليفة, Бурдж Халифа, 哈利法塔',
    [[25.197, 55.274]],
    2,
  ),
  near(
    'Dubai Mall',
    'The Dubai Mall, Dubai Fountain, دبي مول, Дубай Молл, Дубай Мол, 迪拜购物中心',
    [[25.198, 55.279]],
    2,
  ),
  near('Dubai Opera', 'The Opera', [[25.196, 55.272]], 1.5),
  near('Burj Al Arab', 'Burj Arab, برج العرب, Бурдж аль Араб, 帆船酒店', [[25.141, 55.185]], 3),
  near(
    'Mall of the Emirates',
    'Emirates Mall, MOE Mall, مول الإمارات, Молл Эмиратов',
    [[25.118, 55.201]],
    2.5,
  ),
  near('Ibn Battuta Mall', 'Ibn Battuta, Ibn Batuta, Ibn Batuta Mall, ابن بطوطة', [[25.045, 55.12]], 2.5),
  near('Dubai Marina Mall', 'Marina Mall', [[25.077, 55.14]], 1.5),
  near('Dubai Hills Mall', '', [[25.102, 55.238]], 2.5),
  near('Festival City Mall', 'Dubai Festival City Mall', [[25.222, 55.353]], 2.5),
  near('Deira City Centre', 'City Centre Deira, Deira City Center', [[25.252, 55.332]], 2),
  near('Nakheel Mall', '', [[25.114, 55.139]], 2.5),
  near('Atlantis The Palm', 'Atlantis, Atlantis Hotel, Atlantis Palm, Атлантис', [[25.13, 55.117]], 3),
  near('Ain Dubai', 'Dubai Eye', [[25.08, 55.123]], 2),
  near('Dubai Frame', 'The Frame', [[25.235, 55.3]], 2),
  near('Museum of the Future', 'Future Museum', [[25.219, 55.282]], 2),
  near('Emirates Towers', '', [[25.218, 55.283]], 1.5),
  near('World Trade Centre', 'Dubai World Trade Centre, World Trade Center, DWTC', [[25.226, 55.288]], 2),
  near('Kite Beach', '', [[25.164, 55.203]], 2.5),
  near('Global Village', '', [[25.069, 55.305]], 5),
  near('Miracle Garden', 'Dubai Miracle Garden', [[25.06, 55.244]], 3),
  near(
    'Dubai Airport',
    'Airport, DXB Airport, Dubai International Airport, مطار دبي, Аэропорт Дубая, аэропорт',
    [[25.253, 55.364]],
    4,
  ),
  near('Al Maktoum Airport', 'DWC, DWC Airport, Al Maktoum International Airport', [[24.896, 55.161]], 7),
  near(
    'Sheikh Zayed Road',
    'Sheikh Zayed Rd, Sheik Zayed Road, Shaikh Zayed Road, Zayed Road, SZR, شارع الشيخ زايد, Шоссе Шейха Зайда, 谢赫扎耶德路',
    SHEIKH_ZAYED_ROAD,
    1.2,
  ),
  near(
    'the metro',
    'Metro, Metro Station, Metro Stations, Dubai Metro, Subway, محطة المترو, المترو, مترو, метро, станция метро, 地铁, 地铁站',
    METRO_STATIONS,
    1,
  ),
];

const byId = new Map(landmarks.map((landmark) => [landmark.id, landmark]));

export const landmarkOf = (id: string): Landmark | undefined => byId.get(id);

/** Whether a search may name this id as a place: that of a place, or of a landmark for the homes near it. */
export const isSearchable = (id: string): boolean => placeOf(id) !== undefined || byId.has(id);

export const KILOMETRES_PER_DEGREE = 111.2;

/** Whether a position, such as the centre of a place, is near a landmark. */
export const isNear = (
  { lat, lng }: Pick<Place, 'lat' | 'lng'>,
  { positions, kilometres }: Landmark,
): boolean =>
  positions.some(([latitude, longitude]) => {
    const east = (lng - longitude) * Math.cos((latitude * Math.PI) / 180);
    return KILOMETRES_PER_DEGREE * Math.hypot(lat - latitude, east) <= kilometres;
  });

/** The places whose centres are near a landmark. */
export const placesNear = (landmark: Landmark): readonly Place[] =>
  places.filter((place) => place.parent !== null && isNear(place, landmark));
