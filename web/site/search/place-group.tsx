import { placeNames } from '../../../schema/places.ts';
import { nameOf, wordIn, type Search } from '../../../schema/search.ts';
import { useInBrowser } from '../../ui/in-browser.ts';
import type { Choices as Counts } from './asking.ts';
import { Choices } from './choice-group.tsx';
import { PlaceField } from './place-field.tsx';

interface Props {
  /** Ids of the places that are chosen. */
  chosen: readonly string[];
  /** How many homes are in each place, those with the most first, as far as that is known. */
  counts: Counts['places'] | undefined;
  choose: (change: (now: Search) => Search) => void;
}

/** Where the homes are to be: places that are chosen, and a way to choose one more. */
export function PlaceGroup({ chosen, counts = [], choose }: Props) {
  const inBrowser = useInBrowser();
  const homes = new Map(counts.map(({ value, homes }) => [value.id, homes]));
  const add = (id: string) => choose((now) => ({ ...now, places: [...new Set([...now.places, id])].sort() }));
  return (
    <fieldset className="choice-group">
      <legend>Place</legend>
      {inBrowser ? (
        <PlaceField chosen={chosen} homes={homes} onChoose={add} />
      ) : (
        <PlaceSelect chosen={chosen} homes={homes} />
      )}
      {chosen.length > 0 && (
        <Choices
          part="places"
          of="several"
          options={chosen.map((value) => ({
            value,
            label: placeNames[value] ?? value,
            homes: homes.get(value) ?? 0,
          }))}
          chosen={chosen}
        />
      )}
    </fieldset>
  );
}

/** The same where no script runs: places that have homes, to choose one. */
function PlaceSelect({ chosen, homes }: { chosen: readonly string[]; homes: ReadonlyMap<string, number> }) {
  const others = [...homes].filter(([id]) => !chosen.includes(id)).sort(byName);
  return (
    <div className="field">
      <select name={nameOf('places')} aria-label="Place" defaultValue="">
        <option value="">{chosen.length > 0 ? 'One more place' : 'Anywhere in Dubai'}</option>
        {others.map(([id, count]) => (
          <option key={id} value={wordIn(id)}>
            {`${placeNames[id]} (${count})`}
          </option>
        ))}
      </select>
    </div>
  );
}

const byName = ([one]: [string, number], [other]: [string, number]) =>
  (placeNames[one] ?? one).localeCompare(placeNames[other] ?? other, 'en');
