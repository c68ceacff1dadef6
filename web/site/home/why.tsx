import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from './section.tsx';
import { reasons } from './reasons.ts';
import './why.css';

/** Milliseconds for which each reason is shown (spec §9). */
const EVERY = 3500;

const SIZES = '(min-width: 83.5rem) max(722px, 37vw), (min-width: 64rem) 55vw, calc(100vw - 40px)';

/** Why one would choose this agency: three reasons, one at a time. */
export function Why() {
  return (
    <Section id="why" title="Why choose us">
      <Carousel
        label="Reasons"
        every={EVERY}
        slides={reasons.map(({ title, text, picture }) => (
          <article key={title} className="why-card">
            <Picture picture={picture} alt="" sizes={SIZES} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </article>
        ))}
      />
    </Section>
  );
}
