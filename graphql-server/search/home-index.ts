import type { Bounds } from '../../schema/search.ts';
import { Best } from './best.ts';
import { Clusters } from './clusters.ts';
import { Finding } from './finding.ts';
import { HomeColumns, NONE, numbersOf, type Numbers } from './home-columns.ts';
import type { HomeFacts } from './home-facts.ts';
import { likeTo, nearTo } from './alike.ts';
import { Order, type Key } from './order.ts';
import { Scratch, type Looked } from './sets.ts';
import { shelfOf } from './shelves.ts';
import type { Tallies } from './tallies.ts';
import {
  HomeSort,
  MOST_REACHED,
  Purpose,
  type Cluster,
  type Found,
  type MapView,
  type Paging,
  type Position,
  type ReadingOn,
  type Stretch,
  type Wish,
} from './wish.ts';

/** What homes are put in order by. */
const KEYS = {
  created: ({ created }: Numbers) => created,
  asked: ({ asked }: Numbers) => asked,
  area: ({ area }: Numbers) => area,
  rate: ({ asked, area }: Pick<Numbers, 'asked' | 'area'>) => (asked < 0 || area <= 0 ? NONE : asked / area),
  latitude: ({ latitude }: Numbers) => latitude,
};
type By = keyof typeof KEYS;

const SORTS: Record<HomeSort, [by: By, way: 1 | -1]> = {
  [HomeSort.NEWEST]: ['created', -1],
  [HomeSort.PRICE_LOW]: ['asked', 1],
  [HomeSort.PRICE_HIGH]: ['asked', -1],
  [HomeSort.AREA_LARGE]: ['area', -1],
  [HomeSort.AREA_SMALL]: ['area', 1],
  [HomeSort.VALUE]: ['rate', 1],
};

/** A price and a rent cannot be compared: by these homes for sale come first, then homes for rent. */
const BY_PRICE: ReadonlySet<HomeSort> = new Set([HomeSort.PRICE_LOW, HomeSort.PRICE_HIGH, HomeSort.VALUE]);

/** The purposes of homes in the order in which a sort lists them; one group where they are not told apart. */
const groupsOf = (wish: Wish, sort: HomeSort): readonly (Purpose | undefined)[] =>
  wish.purpose === undefined && BY_PRICE.has(sort) ? [Purpose.SALE, Purpose.RENT] : [wish.purpose];

/** A step along an order to the next home takes about as long as a third of what putting one in order does. */
const STEPS_A_HOME = 3;
/** Where homes are not found for so many times as many steps as it should take, they all stand farther along. */
const PATIENCE = 4;

/** Some of the homes that are found in an order: so many after so many others. */
interface Wanted {
  skip: number;
  most: number;
}

/** What is found, its counts as numbers alone. */
export interface FoundHere extends Omit<Found, 'counts' | 'words'> {
  tallies: Tallies | null;
}

/** Every home, to be found by its facts. */
export class HomeIndex {
  readonly #columns = new HomeColumns();
  readonly #orders: Record<By, Order>;
  readonly #looked: Looked;

  constructor() {
    const columns = this.#columns;
    const order = (key: Key) => new Order(key, (slot) => columns.ids[slot]!);
    this.#orders = {
      created: order((slot) => columns.created[slot]!),
      asked: order((slot) => columns.asked[slot]!),
      area: order((slot) => columns.area[slot]!),
      rate: order((slot) => KEYS.rate({ asked: columns.asked[slot]!, area: columns.area[slot]! })),
      latitude: order((slot) => columns.latitude[slot]!),
    };
    this.#looked = { columns, orders: this.#orders, scratch: new Scratch() };
  }

  /** Takes homes that come first of all, in the order of their ids; they are found once it is `ready`. */
  load(homes: Iterable<HomeFacts>): void {
    for (const home of homes) this.#columns.put(home);
  }

  /** Puts all that was loaded in order. */
  ready(): void {
    this.#columns.settle();
    const slots = Uint32Array.from(this.#columns.slotOf.values());
    for (const order of Object.values(this.#orders)) order.sort(slots);
  }

  /** Takes homes as they are now, and lets go of those that are gone. */
  apply(homes: readonly HomeFacts[], gone: readonly number[]): void {
    const { slotOf } = this.#columns;
    const moved = new Map<By, number[]>();
    for (const [by, order] of this.#eachOrder()) {
      const leaving = homes.filter((home) => this.#movesIn(by, home)).map(({ id }) => id);
      moved.set(by, leaving);
      order.leave([...leaving, ...gone].flatMap((id) => slotOf.get(id) ?? []));
    }
    for (const id of gone) this.#columns.remove(id);
    for (const home of homes) this.#columns.put(home);
    for (const [by, order] of this.#eachOrder()) order.join(moved.get(by)!.map((id) => slotOf.get(id)!));
  }

  /** One page of what a wish finds; of `among`, where only those of these numbers are meant. */
  find(wish: Wish, { sort, page, limit, isUncounted }: Paging, among?: readonly number[]): FoundHere {
    const finding = new Finding(this.#looked, wish, { among, isTallied: !isUncounted });
    const { total } = finding;
    const pages = Math.max(1, Math.ceil(Math.min(total, MOST_REACHED) / limit));
    const at = Math.min(page, pages);
    const tallies = isUncounted ? null : finding.tallies();
    const ids = this.#page(wish, sort, { skip: (at - 1) * limit, most: limit }, among);
    return { total, page: at, pages, ids, tallies };
  }

  /** Some of the homes that a wish finds, from one on. */
  readOn(wish: Wish, { sort, after, most }: ReadingOn, among?: readonly number[]): Stretch {
    const { total } = new Finding(this.#looked, wish, { among });
    const [by, way] = SORTS[sort];
    const order = this.#orders[by];
    const groups = groupsOf(wish, sort);
    const homes: Position[] = [];
    for (const purpose of groups.slice(Math.max(0, groups.indexOf(after?.purpose)))) {
      const wanted = { skip: 0, most: most + 1 - homes.length };
      if (wanted.most === 0) break;
      const finding = new Finding(this.#looked, { ...wish, purpose }, { among });
      const isBegun =
        after && homes.length === 0 && (groups.length === 1 || purpose === (after.purpose ?? groups[0]));
      const slots = isBegun
        ? this.#along(finding, sort, { ...wanted, from: order.rankAfter(after, way) })!
        : this.#first(finding, sort, wanted);
      const group = groups.length > 1 ? { purpose } : {};
      homes.push(...slots.map((slot) => ({ key: order.key(slot), id: this.#columns.ids[slot]!, ...group })));
    }
    return { total, homes: homes.slice(0, most), goesOn: homes.length > most };
  }

  /** What a map shows of the homes that a wish finds. */
  clusters(wish: Wish, view: MapView, among?: readonly number[]): Cluster[] {
    const within = wish.within ? common(wish.within, view.area) : view.area;
    if (!within) return [];
    const clusters = new Clusters(view);
    const found = new Finding(this.#looked, { ...wish, within }, { among }).gather();
    found.eachWord((word, some) => clusters.take(this.#columns, word, some));
    return clusters.all();
  }

  /** The nearest homes of the same purpose. */
  near(id: number, most: number): number[] {
    return nearTo(this.#looked, id, most);
  }

  /** The homes of the same purpose and type that are most like one. */
  like(id: number, most: number): number[] {
    return likeTo(this.#looked, id, most);
  }

  #eachOrder(): [By, Order][] {
    return Object.entries(this.#orders) as [By, Order][];
  }

  /** Whether a home, as it is now, stands elsewhere in an order than before, or under another slot. */
  #movesIn(by: By, home: HomeFacts): boolean {
    const slot = this.#columns.slotOf.get(home.id);
    if (slot === undefined || this.#columns.shelfAt(slot) !== shelfOf(home)) return true;
    return this.#orders[by].key(slot) !== KEYS[by](numbersOf(home));
  }

  /** Ids of homes in an order, one group after another. Each finding writes over the sets of the one before it. */
  #page(wish: Wish, sort: HomeSort, { skip, most }: Wanted, among?: readonly number[]): number[] {
    const { ids } = this.#columns;
    const page: number[] = [];
    let before = 0;
    for (const purpose of groupsOf(wish, sort)) {
      const finding = new Finding(this.#looked, { ...wish, purpose }, { among });
      const wanted = { skip: Math.max(0, skip - before), most: most - page.length };
      if (wanted.most > 0) page.push(...this.#first(finding, sort, wanted).map((slot) => ids[slot]!));
      before += finding.total;
    }
    return page;
  }

  /** Slots of the first homes that are found, in an order. */
  #first(finding: Finding, sort: HomeSort, { skip, most }: Wanted): number[] {
    const [by, way] = SORTS[sort];
    const order = this.#orders[by];
    const steps = Math.min(order.length, ((skip + most) * order.length) / Math.max(1, finding.total));
    if (finding.total * STEPS_A_HOME < steps) {
      const best = new Best(skip + most, way, order.key, this.#columns.ids);
      finding.gather().each((slot) => best.offer(slot));
      return best.from(skip, most);
    }
    const soon = this.#along(finding, sort, { skip, most, from: 0, within: PATIENCE * steps });
    if (soon) return soon;
    const { rank, passed } = order.startFor(skip, way, finding.gather());
    return this.#along(finding, sort, { skip: skip - passed, most, from: rank })!;
  }

  /** Slots of homes that are found, along an order from a rank on; null where so many steps do not lead to all of them. */
  #along(
    finding: Finding,
    sort: HomeSort,
    { skip, most, from, within = Infinity }: Wanted & { from: number; within?: number },
  ): number[] | null {
    const [by, way] = SORTS[sort];
    const isFound = finding.membership();
    const slots: number[] = [];
    let [passed, steps] = [0, 0];
    this.#orders[by].walk(from, way, (slot) => {
      if (isFound(slot) && passed++ >= skip) slots.push(slot);
      return slots.length < most && ++steps < within;
    });
    return steps < within ? slots : null;
  }
}

/** The piece of the map that two share, if any. */
function common(one: Bounds, other: Bounds): Bounds | null {
  const shared = {
    west: Math.max(one.west, other.west),
    south: Math.max(one.south, other.south),
    east: Math.min(one.east, other.east),
    north: Math.min(one.north, other.north),
  };
  return shared.west <= shared.east && shared.south <= shared.north ? shared : null;
}
