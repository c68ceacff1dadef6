/**
 * @jest-environment ./web/testing/jsdom-with-fetch.js
 * @jest-environment-options {"customExportConditions": ["node", "node-addons"]}
 */
import '../testing/in-jsdom.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { anyData } from '../testing/any-data.ts';
import { speakPseudo, textsOutsideMessages } from '../testing/pseudo-language.ts';
import { api, failing, visit } from '../testing/visit.ts';
import { pages } from '../pages.ts';

/** Changes the language after all modules were loaded, because a text that they have read then would stay English. */
beforeAll(async () => {
  for (const { load } of Object.values(pages)) await load();
  speakPseudo();
});

const paths = [
  ...Object.values(pages).map(({ path }) => path.replace(/:\w+/g, '1')),
  '/search?words=sea&amenity=balcony&views=sea&beds=2&cheques=1&price-to=5000000&type=villa',
  '/search?view=map&purpose=rent&period=month&price-from=x',
  '/villa?furnishing=furnished&completion=off-plan&baths=2&area-from=900&page=2',
  '/compare?home=1&home=2',
  '/rent-villa-detail/2?sent=1',
  '/contact-us?sent=1',
  '/saved-search?confirm=1',
  '/saved-search?done=stopped',
];

const bareTexts = async (...visited: Parameters<typeof visit>) => {
  const { html } = await visit(...visited);
  return textsOutsideMessages(new DOMParser().parseFromString(html, 'text/html'));
};

describe('every text is a message', () => {
  test.each([...paths, '/2'])('at %s', async (path) => {
    expect(await bareTexts(path, api(anyData))).toEqual([]);
  });

  test('in the errors of a form', async () => {
    const form = { name: '', email: 'x', phone: 'x', subject: '', message: '' };
    expect(await bareTexts('/contact-us', api(anyData), form)).toEqual([]);
  });

  test.each(paths)('without data at %s', async (path) => {
    expect(await bareTexts(path, failing('UNAVAILABLE'))).toEqual([]);
  });
});
