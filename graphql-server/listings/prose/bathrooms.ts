import { forPerson, read, type Reading, tooLong } from './reading.ts';
import { bathroomWords, countNamed, withoutHyphens } from './room-words.ts';
import { notUnderstood, wordReader } from './words.ts';

export interface BathroomFacts {
  /** 0 to 20. */
  bathrooms: number;
}

const MOST = 20;

const pieces = wordReader<keyof typeof bathroomWords>(bathroomWords, { counts: true });

/** Reads how many bathrooms a home has. Portals count every room with a toilet, which is proposed where one is named. */
export function readBathrooms(text: string): Reading<BathroomFacts> {
  const long = tooLong(text);
  if (long) return long;
  const all = withoutHyphens(pieces(text));
  const says = (word: keyof typeof bathroomWords) => all.some(({ is }) => is === word);
  if (all.every(({ is }) => is === 'missing' || is === 'to'))
    return forPerson('No number of bathrooms is given.');
  const strange = notUnderstood(all);
  if (strange) return forPerson(strange);
  const counts = all.filter(({ is }) => is === 'number' || is === 'count');
  if (counts.length === 0) return forPerson('It does not say how many bathrooms there are.');
  if (counts.length > 1 || says('to') || says('or'))
    return forPerson('There are several numbers of bathrooms: a home has one.');

  const { text: typed } = counts[0]!;
  const [whole, half] = typed.split('.');
  const bathrooms = countNamed(typed) ?? (/^(0|[1-9]\d?)$/.test(whole!) ? Number(whole) : MOST + 1);
  if (bathrooms > MOST) return forPerson(`"${typed}" is no number of bathrooms.`);
  if (half && /[^0]/.test(half)) {
    const reason = 'Bathrooms are counted whole: is each room with a toilet one?';
    return half === '5' ? forPerson(reason, { bathrooms: bathrooms + 1 }) : forPerson(reason);
  }
  if (says('toilet'))
    return forPerson('A room with a toilet alone is named: is it counted as a bathroom?', {
      bathrooms: bathrooms + 1,
    });
  if (says('plus')) return forPerson('Enter the exact number of bathrooms.');
  return read({ bathrooms }, []);
}
