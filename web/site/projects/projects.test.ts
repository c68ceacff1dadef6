import { describe, expect, test } from '@jest/globals';
import { api, failing, linksOf, ORIGIN, pageOf, picture, visit, textOf } from '../../testing/visit.ts';

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
    description: `Description of view ${index + 1}.`,
    image: picture(`view-${index + 1}`),
  })),
});

type Project = Omit<ReturnType<typeof project>, 'image'> & { image: object | null };

/** An API with these projects. */
const apiWith = (...projects: Project[]) => {
  const findProject = ({ id }: { id: string }) =>
    projects.find((project) => String(project.id) === id) ?? null;
  const listProjects = (args: { page: number; limit: number }) => pageOf(projects, args);
  return api({
    property: findProject,
    latestProject: findProject,
    latestProjects: listProjects,
    upcomingProjects: listProjects,
  });
};

test('a property has its type in the singular, a project in the plural', async () => {
  const property = await visit('/LuxuryDetails/7', apiWith(project(7)));
  expect(textOf(property)).toContain('Type Villa Place');
  expect(property.html).toContain(
    '<meta name="description" content="Project 7 in Quay 7: villa, From AED 7M."/>',
  );
  expect(textOf(await visit('/LatestDetails/7', apiWith(project(7))))).toContain('Type Townhouses Place');
});

describe.each([
  ['/LuxuryDetails', 'Property not found.', 'No gallery images available.'],
  ['/LatestDetails', 'Project not found.', 'No gallery images found for this project.'],
])('the page at %s', (path, notFoundText, emptyText) => {
  test('shows pictures, price and contact data', async () => {
    const page = await visit(`${path}/7`, apiWith(project(7, 2)));
    expect(page.status).toBe(200);
    expect(textOf(page)).toContain('Project 7 Quay 7');
    expect(textOf(page)).toContain('3 pictures');
    expect(textOf(page)).toContain('View 2 Description of view 2.');
    expect(textOf(page)).toContain('From AED 7M Enquire');
    expect(linksOf(page)).toEqual(expect.arrayContaining([`${path}/7#enquire`, '/uploads/view-1.jpg']));
    expect(page.html).toContain('value="Project 7, Quay 7"');
    expect(page.html).not.toContain('name="listing"');
    expect(page.html).toContain(`<link rel="canonical" href="${ORIGIN}${path}/7"/>`);
  });

  test('shows an empty state without a gallery', async () => {
    expect(textOf(await visit(`${path}/7`, apiWith(project(7))))).toContain(emptyText);
  });

  test.each(['8', 'seven'])('responds with 404 for the id %s, which does not exist', async (id) => {
    const page = await visit(`${path}/${id}`, apiWith(project(7)));
    expect(page.status).toBe(404);
    expect(textOf(page)).toContain(notFoundText);
  });

  test('does not say that the record is missing if the query fails', async () => {
    const page = await visit(`${path}/7`, failing('UNAVAILABLE'));
    expect(page.status).toBe(503);
    expect(textOf(page)).toContain('cannot be shown just now.');
    expect(textOf(page)).not.toContain(notFoundText);
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
    expect(textOf(page)).toContain('Project 7 Quay 7');
    expect(textOf(page)).toContain(
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
  const page = await visit('/LuxuryDetails/7', apiWith({ ...project(7), image: null }));
  expect(textOf(page)).toContain('No gallery images found for this property.');
});

test('the page of a latest project has links to three others, or an empty state', async () => {
  const page = await visit('/LatestDetails/1', apiWith(project(1), project(2), project(3), project(4)));
  const others = linksOf(page).filter((link) => /^\/LatestDetails\/\d+$/.test(link));
  expect(others).toEqual(['/LatestDetails/2', '/LatestDetails/3', '/LatestDetails/4']);
  const alone = await visit('/LatestDetails/1', apiWith(project(1)));
  expect(textOf(alone)).toContain('No projects available.');
});

describe('the upcoming projects', () => {
  const apiWithProjects = (count: number) =>
    apiWith(...Array.from({ length: count }, (_, index) => project(index + 1)));

  test('show six items a page with a paragraph for each line', async () => {
    const page = await visit('/UpComingProject', apiWithProjects(7));
    expect(page.status).toBe(200);
    expect(page.html).toContain('<p>First of 6.</p><p>Second of 6.</p>');
    expect(textOf(page)).not.toContain('Project 7');
    expect(linksOf(page)).toContain('/contact-us?about=Project+1');
  });

  test('have a pager if there are more than six', async () => {
    const page = await visit('/upcomingproject?page=2', apiWithProjects(7));
    expect(textOf(page)).toContain('Prev Page 2 of 2 Next');
    expect(page.html).not.toContain('aria-label="Page 1"');
    expect((await visit('/UpComingProject', apiWithProjects(6))).html).not.toContain('class="pager"');
  });

  test('show an empty state and an error', async () => {
    expect(textOf(await visit('/UpComingProject', apiWithProjects(0)))).toContain('No projects found.');
    const page = await visit('/UpComingProject', failing('INTERNAL_SERVER_ERROR'));
    expect(page.status).toBe(500);
    expect(textOf(page)).toContain('No projects found.');
  });
});
