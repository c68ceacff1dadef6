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
  type Cluster,
  type Found,
  type MapView,
  type Paging,
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
export interface FoundHere extends Omit<Found, 'counts'> {
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
    return { total, page: at, pages, ids: this.#page(finding, sort, (at - 1) * limit, limit), tallies };
  }

  /** Some of the homes that a wish finds, from one on. */
  readOn(wish: Wish, { sort, after, most }: ReadingOn, among?: readonly number[]): Stretch {
    const finding = new Finding(this.#looked, wish, { among });
    const [by, way] = SORTS[sort];
    const order = this.#orders[by];
    const wanted = { skip: 0, most: most + 1 };
    const slots = after
      ? this.#along(finding, sort, { ...wanted, from: order.rankAfter(after, way) })!
      : this.#first(finding, sort, wanted);
    const homes = slots
      .slice(0, most)
      .map((slot) => ({ key: order.key(slot), id: this.#columns.ids[slot]! }));
    return { total: finding.total, homes, goesOn: slots.length > most };
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

  #page(finding: Finding, sort: HomeSort, skip: number, limit: number): number[] {
    const { ids } = this.#columns;
    return this.#first(finding, sort, { skip, most: limit }).map((slot) => ids[slot]!);
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
