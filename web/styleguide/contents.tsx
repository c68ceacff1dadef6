import { hardNavigate } from '../data/hard-navigation.ts';
import { ArrowLink } from '../ui/arrow-link.tsx';
import { Card, CardSkeleton } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { List } from '../ui/list.tsx';
import { Notice } from '../ui/notice.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureGallery } from '../ui/picture-gallery.tsx';
import { Showcase } from '../ui/showcase.tsx';
import { RetryMessage } from '../ui/retry-message.tsx';
import { ViewerProvider } from '../ui/viewer-provider.tsx';
import { palm, shown, tower } from './pictures.ts';
import { Family, Example, FullWidthExample } from './example.tsx';

const home = {
  href: '#',
  title: 'Sandstone Gate',
  location: 'Dubai Hills',
  price: 'AED 27,500,000',
  facts: ['5 bedrooms', '7,200 sq ft'],
};
const LONG =
  'A villa whose name is so long that it has to be cut after its second line, wherever that may be';

const Cards = () => (
  <Family name="Cards">
    <FullWidthExample name="With a picture, with long words, without a picture, on its way">
      <List>
        <Card {...home} picture={palm} />
        <Card {...home} title={LONG} location={LONG} picture={tower} />
        <Card {...home} picture={null} />
        <CardSkeleton />
      </List>
    </FullWidthExample>
  </Family>
);

const Instead = () => (
  <Family name="Nothing there, or not to be had">
    <Example name="Empty">
      <Notice text="No villas available.">
        <ArrowLink href="#">Apartments for rent</ArrowLink>
      </Notice>
    </Example>
    <Example name="Failed">
      <Notice text="Failed to load category details.">
        <RetryMessage />
      </Notice>
    </Example>
    <Example name="No picture">
      <div className="specimen-frame">
        <Picture picture={null} alt="" sizes="100vw" />
      </div>
    </Example>
    <Example name="Facts">
      <FactList facts={{ Bedrooms: '5', Bathrooms: '6', Size: '7,200 sq ft', Parking: null }} />
    </Example>
  </Family>
);

const items = shown.slice(0, 3).map(({ picture, caption }) => ({
  id: picture.url,
  title: caption,
  description: 'Seen from the terrace.',
  image: picture,
}));

const Pictures = () => (
  <Family name="Pictures">
    {[1, 2, 3, 6].map((count) => (
      <FullWidthExample key={count} name={`Showcase of ${count}`}>
        <ViewerProvider of="Sandstone Gate" pictures={shown.slice(0, count)} onLoadError={hardNavigate}>
          <Showcase pictures={shown.slice(0, count)} />
        </ViewerProvider>
      </FullWidthExample>
    ))}
    <FullWidthExample name="Showcase of none">
      <Showcase pictures={[]} none="No gallery images available." />
    </FullWidthExample>
    <FullWidthExample name="Gallery">
      <ViewerProvider of="Sandstone Gate" pictures={shown} onLoadError={hardNavigate}>
        <PictureGallery of="Sandstone Gate" items={items} />
      </ViewerProvider>
    </FullWidthExample>
    <FullWidthExample name="Carousel">
      <Carousel
        label="Why choose us"
        every={5000}
        slides={items.map(({ id, title }) => (
          <h3 key={id}>{title}</h3>
        ))}
      />
    </FullWidthExample>
  </Family>
);

/** Components that show content. */
export const Contents = () => (
  <>
    <Cards />
    <Instead />
    <Pictures />
  </>
);
