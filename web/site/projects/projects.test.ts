import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, wordsOf } from '../../testing/visit.ts';

const project = (id: number, pictures = 0) => ({
  id,
  title: `Project ${id}`,
  location: `Quay ${id}`,
  price: `From AED ${id}M`,
  type: 'Villas',
  category: 'Townhouses',
  logo: 'P7',
  description: `First of ${id}.\nSecond of ${id}.`,
  image: picture(`project-${id}`),
  thumbnail: picture(`project-${id}`),
  gallery: Array.from({ length: pictures }, (_, index) => ({
    id: index + 1,
    title: `View ${index + 1}`,
    description: `Said of view ${index + 1}.`,
    image: picture(`view-${index + 1}`),
  })),
});

type Project = Omit<ReturnType<typeof project>, 'image'> & { image: object | null };

const stored = (...projects: Project[]) => {
  const one = ({ id }: { id: string }) => projects.find((each) => String(each.id) === id) ?? null;
  const many = (args: { page: number; limit: number }) => pageOf(projects, args);
  return api({ property: one, latestProject: one, latestProjects: many, upcomingProjects: many });
};

describe.each([
  ['/LuxuryDetails', 'Property not found.', 'No gallery images available.'],
  ['/LatestDetails', 'Project not found.', 'No gallery images found for this project.'],
])('the page at %s', (path, missing, none) => {
  test('shows pictures, price and contact data', async () => {
    const page = await visit(`${path}/7`, stored(project(7, 2)));
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Project 7 Quay 7');
    expect(wordsOf(page)).toContain('3 pictures');
    expect(wordsOf(page)).toContain('View 2 Said of view 2.');
    expect(wordsOf(page)).toContain('From AED 7M Enquire');
    expect(linksOf(page)).toEqual(expect.arrayContaining([`${path}/7#enquire`, '/uploads/view-1.jpg']));
    expect(page.html).toContain('value="Project 7, Quay 7"');
    expect(page.html).not.toContain('name="listing"');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${path}/7"/>`);
  });

  test('shows an empty state without a gallery', async () => {
    expect(wordsOf(await visit(`${path}/7`, stored(project(7))))).toContain(none);
  });

  test.each(['8', 'seven'])('responds with 404 for the id %s, which does not exist', async (id) => {
    const page = await visit(`${path}/${id}`, stored(project(7)));
    expect(page.status).toBe(404);
    expect(wordsOf(page)).toContain(missing);
  });

  test('does not say that the record is missing if the query fails', async () => {
    const page = await visit(`${path}/7`, failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('cannot be shown just now.');
    expect(wordsOf(page)).not.toContain(missing);
  });
});

test.each(['/LuxuryDetails', '/LatestDetails'])(
  'shows the page at %s if the query of its gallery fails',
  async (path) => {
    const gallery = () => {
      throw new Error('no connection');
    };
    const broken = { ...project(7), gallery };
    const page = await visit(`${path}/7`, api({ property: () => broken, latestProject: () => broken }));
    expect([page.status, page.partial]).toEqual([200, true]);
    expect(wordsOf(page)).toContain('Project 7 Quay 7');
    expect(wordsOf(page)).toContain(
      'The gallery cannot be shown just now. This could not be fetched just now. Try again',
    );
    expect(page.html).not.toContain('no connection');
  },
);

test('suggests the newest properties in place of a missing one', async () => {
  const page = await visit(
    '/LuxuryDetails/9',
    api({
      property: () => null,
      properties: (args: { page: number; limit: number }) =>
        pageOf(
          [1, 2, 3, 4].map((id) => project(id)),
          args,
        ),
    }),
  );
  expect(page.status).toBe(404);
  expect(linksOf(page).filter((link) => /^\/LuxuryDetails\/\d+$/.test(link))).toHaveLength(3);
});

test('shows an empty state for a property without pictures', async () => {
  const page = await visit('/LuxuryDetails/7', stored({ ...project(7), image: null }));
  expect(wordsOf(page)).toContain('No gallery images found for this property.');
});

test('the page of a latest project has links to three others, or an empty state', async () => {
  const page = await visit('/LatestDetails/1', stored(project(1), project(2), project(3), project(4)));
  const others = linksOf(page).filter((link) => /^\/LatestDetails\/\d+$/.test(link));
  expect(others).toEqual(['/LatestDetails/2', '/LatestDetails/3', '/LatestDetails/4']);
  const alone = await visit('/LatestDetails/1', stored(project(1)));
  expect(wordsOf(alone)).toContain('No projects available.');
});

describe('the upcoming projects', () => {
  const coming = (count: number) =>
    stored(...Array.from({ length: count }, (_, index) => project(index + 1)));

  test('show six items a page with a paragraph for each line', async () => {
    const page = await visit('/UpComingProject', coming(7));
    expect(page.status).toBe(200);
    expect(page.html).toContain('<p>First of 6.</p><p>Second of 6.</p>');
    expect(wordsOf(page)).not.toContain('Project 7');
    expect(linksOf(page)).toContain('/contact-us?about=Project+1');
  });

  test('have a pager if there are more than six', async () => {
    const page = await visit('/upcomingproject?page=2', coming(7));
    expect(wordsOf(page)).toContain('Prev Page 2 of 2 Next');
    expect(page.html).not.toContain('aria-label="Page 1"');
    expect((await visit('/UpComingProject', coming(6))).html).not.toContain('class="pager"');
  });

  test('show an empty state and an error', async () => {
    expect(wordsOf(await visit('/UpComingProject', coming(0)))).toContain('No projects found.');
    const page = await visit('/UpComingProject', failing('INTERNAL_SERVER_ERROR'));
    expect(page.status).toBe(500);
    expect(wordsOf(page)).toContain('No projects found.');
  });
});
