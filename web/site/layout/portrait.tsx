import { splitGraphemes } from '../../../schema/graphemes.ts';
import { Picture, type PictureFiles } from '../../ui/picture.tsx';
import { portraitOf } from './frame-messages.ts';
import './portrait.css';

interface Props {
  person: { name: string; portrait: PictureFiles | null };
  /** The `sizes` attribute. */
  sizes: string;
  priority?: 'first' | 'soon' | 'later';
}

/** The portrait of a person in the ratio 4:5; the initials of a person without one. */
export function Portrait({ person: { name, portrait }, sizes, priority }: Props) {
  return (
    <div className="portrait">
      {portrait ? (
        <Picture picture={portrait} alt={portraitOf(name)} sizes={sizes} priority={priority} />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </div>
  );
}

/** The first letters of the first and the last word of a name. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? words.at(-1)! : '';
  return [first, last].map((word) => splitGraphemes(word)[0] ?? '').join('');
}
