import { hardNavigate } from '../data/hard-navigation.ts';
import { Footer, SellingFooter } from '../site/layout/footer.tsx';
import { Header } from '../site/layout/header.tsx';
import { Example, Family, FullWidthExample, palm, shown, tower } from './example.tsx';
import { Controls, Foundations, Searching } from './sections.tsx';
import { ArrowLink } from '../ui/arrow.tsx';
import { Card, CardSkeleton } from '../ui/card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { List } from '../ui/list.tsx';
import { Notice, RetryMessage } from '../ui/notice.tsx';
import { PictureGallery } from '../ui/picture-gallery.tsx';
import { Picture } from '../ui/picture.tsx';
import { Showcase } from '../ui/showcase.tsx';
import { ViewerProvider } from '../ui/viewer-provider.tsx';

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
    <FullWidthExample name="With a picture, with long texts, without a picture, loading">
      <List>
        <Card {...home} picture={palm} />
        <Card {...home} title={LONG} location={LONG} picture={tower} />
        <Card {...home} picture={null} />
        <CardSkeleton />
      </List>
    </FullWidthExample>
  </Family>
);

const EmptyStates = () => (
  <Family name="Empty and failed">
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
        <ViewerProvider title="Sandstone Gate" pictures={shown.slice(0, count)} onLoadError={hardNavigate}>
          <Showcase pictures={shown.slice(0, count)} />
        </ViewerProvider>
      </FullWidthExample>
    ))}
    <FullWidthExample name="Showcase of none">
      <Showcase pictures={[]} none="No gallery images available." />
    </FullWidthExample>
    <FullWidthExample name="Gallery">
      <ViewerProvider title="Sandstone Gate" pictures={shown} onLoadError={hardNavigate}>
        <PictureGallery galleryTitle="Sandstone Gate" items={items} />
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
const Contents = () => (
  <>
    <Cards />
    <EmptyStates />
    <Pictures />
  </>
);

/** Every component of the site in every state. */
export const Styleguide = () => (
  <>
    <Header />
    <main id="main" className="styleguide measure" tabIndex={-1}>
      <h1>Every component, in every state</h1>
      <Foundations />
      <Controls />
      <Contents />
      <Searching />
      <Family name="Footers">
        <FullWidthExample name="Of the selling page">
          <SellingFooter />
        </FullWidthExample>
      </Family>
    </main>
    <Footer />
  </>
);
