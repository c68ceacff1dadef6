import { Footer, SellingFooter } from '../site/layout/footer.tsx';
import { Header } from '../site/layout/header.tsx';
import { Contents } from './contents.tsx';
import { Controls } from './controls.tsx';
import { Foundations } from './foundations.tsx';
import { Searching } from './searching.tsx';
import { Family, FullWidthExample } from './example.tsx';

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
