import { Picture, type PictureFiles } from '../../ui/picture.tsx';
import './gallery.css';

interface Item {
  id: string;
  title: string | null;
  description: string | null;
  image: PictureFiles | null;
}

interface Props {
  /** The listing that the pictures belong to. */
  title: string;
  items: readonly Item[];
  /** What is said when there is not one. */
  missing: string;
}

const SIZES = '(min-width: 64rem) 34vw, (min-width: 40rem) 46vw, calc(100vw - 40px)';

/** Pictures of a listing, each with what is to be said of it. */
export function Gallery({ title, items, missing }: Props) {
  if (items.length === 0) return <p className="gallery-missing">{missing}</p>;
  return (
    <section className="gallery" aria-label="Gallery">
      {items.map((item) => (
        <article key={item.id} className="gallery-item">
          <Picture picture={item.image} alt={item.title ?? title} sizes={SIZES} />
          {item.title && <h2>{item.title}</h2>}
          {item.description && <p>{item.description}</p>}
        </article>
      ))}
    </section>
  );
}
