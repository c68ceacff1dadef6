import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../operation/root.ts';
import { openTestHouse, type TestHouse } from '../testing.ts';
import { saleApartments } from '../listings/sale-apartment.ts';
import { saleApartmentGallery } from '../listings/sale-apartment-gallery.ts';

let house: TestHouse;
let photograph: Buffer;

beforeAll(async () => {
  house = await openTestHouse();
  photograph = await readFile(join(projectRoot(), 'graphql-server/demo/pictures/villa_golden.jpg'));
});
afterAll(() => house.close());

interface Result {
  data?: Record<string, any>; // eslint-disable-line
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

async function ask(query: string, variables = {}, headers: Record<string, string> = {}): Promise<Result> {
  const response = await house.app.inject({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query, variables },
  });
  return response.json<Result>();
}

const asStaff = (query: string, variables = {}) => ask(query, variables, { authorization: house.bearer });

test('smoke', async () => {
  const made = await asStaff(
    'mutation { createSaleApartment(input: { title: "A", location: "B", price: "1" }) { id title price createdAt thumbnail { url } } }',
  );
  console.log(JSON.stringify(made));
  console.log(
    JSON.stringify(
      await ask(
        '{ saleApartments { total page totalPages items { id title gallery { title } } } listings { items { id title __typename ... on SaleApartment { price } } } }',
      ),
    ),
  );
  console.log(JSON.stringify(await ask('mutation { deleteSaleApartment(id: 1) }')));
  console.log(
    JSON.stringify(
      await asStaff('mutation { updateSaleApartment(id: 1, input: {title: "", price: "4"}) { id } }'),
    ),
  );
  console.log(
    JSON.stringify(await asStaff('mutation { updateSaleApartment(id: 77, input: {price: "4"}) { id } }')),
  );
  console.log(JSON.stringify(await ask('{ nope }')));
  console.log(JSON.stringify(await ask('{ contactMessages { total } }')));
  const form = new FormData();
  form.set(
    'operations',
    JSON.stringify({
      query:
        'mutation($p: Upload) { createSaleApartment(input: { title: "A", location: "B", price: "1", thumbnail: $p }) { id thumbnail { url width srcset(format: AVIF) alt } } }',
      variables: { p: null },
    }),
  );
  form.set('map', JSON.stringify({ 0: ['variables.p'] }));
  form.set('0', new Blob([new Uint8Array(photograph)]), 'x.jpg');
  const address = await house.app.listen({ port: 0 });
  const r = await fetch(`${address}/graphql`, {
    method: 'POST',
    body: form,
    headers: { authorization: house.bearer, 'apollo-require-preflight': '1' },
  });
  console.log(r.status, await r.text());
});
