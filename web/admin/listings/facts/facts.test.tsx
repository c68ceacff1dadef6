/** @jest-environment ./web/testing/jsdom-with-fetch.js */
import '../../../testing/in-jsdom.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayBounds } from '../../../../schema/day.ts';
import { field, openPanel, throwApiError, storeToken } from '../../../testing/panel.tsx';
import { createVillaServer } from '../../../testing/villa-server.ts';

const MARINA = { id: 'dubai-marina', name: 'Dubai Marina', latitude: 25.0772, longitude: 55.1393 };
const PALM = { id: 'palm-jumeirah', name: 'Palm Jumeirah', latitude: 25.1124, longitude: 55.139 };
const DEIRA = { id: 'deira', name: 'Deira', latitude: 25.27, longitude: 55.33 };
const PLACES = [MARINA, PALM, DEIRA];

const STORED = {
  amount: 9_500_000,
  bedroomCount: 4,
  maidsRoom: true,
  builtUpArea: 29_729,
  availableFrom: '2027-01-31',
  placeId: 'palm-jumeirah',
  views: ['SEA'],
};

let panel: ReturnType<typeof openPanel>;
let server: ReturnType<typeof createVillaServer>;

/** Opens the form of the second of three villas. */
async function open(api: object = {}) {
  server = createVillaServer(3);
  Object.assign(server.rows[1]!, STORED);
  panel = openPanel('/admin/villasale?edit=2', {
    ...server.api,
    places: ({ words: text }: { words: string }) =>
      PLACES.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())),
    placeNamed: ({ name }: { name: string }) => (name === 'DM' ? MARINA : null),
    place: ({ id }: { id: string }) => PLACES.find((place) => place.id === id) ?? null,
    ...api,
  });
  await waitFor(() => expect(field('Title').value).toBe('Villa 2'));
}

const getGroup = (title: string) =>
  screen.getByText(title, { selector: '.fact-group-title' }).closest('details')!;
async function openGroups() {
  for (const title of screen.getAllByText(/./, { selector: '.fact-group-title' }))
    if (!title.closest('details')!.open) await panel.user.click(title);
}
const clickSave = () => panel.user.click(screen.getByRole('button', { name: 'Update Villa' }));
const updates = () => server.argsOf('update');
/** Saves the form and expects one update with this input. */
async function expectSave(input: object) {
  await clickSave();
  await waitFor(() => expect(updates()).toEqual([expect.objectContaining({ input })]));
}
async function replaceText(name: string, text: string) {
  await panel.user.clear(field(name));
  if (text) await panel.user.type(field(name), text);
}

beforeEach(() => storeToken());
afterEach(() => {
  panel.close();
  localStorage.clear();
});

describe('facts', () => {
  test('are shown in a summary of each group, and in their fields', async () => {
    await open();
    expect(getGroup('Amount').textContent).toContain('AED 9,500,000');
    expect(getGroup('Rooms and size').textContent).toContain('4 bedrooms, maid’s room, 3,200 sq ft');
    await waitFor(() => expect(getGroup('Location').textContent).toContain('Palm Jumeirah'));
    expect(getGroup('Availability').textContent).toContain('from 31 Jan 2027');
    await openGroups();
    expect(field('Amount').value).toBe('9,500,000');
    expect(field('Built-up area').value).toBe('3,200');
    expect(screen.getByText('297.3 m²')).toBeTruthy();
    expect(field('Available from').value).toBe('2027-01-31');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sea', hidden: true }).checked).toBe(true);
  });

  test('depend on the type of the home', async () => {
    await open();
    await openGroups();
    for (const name of ['Rent period', 'Cheques', 'Floor']) expect(screen.queryByLabelText(name)).toBeNull();
    expect(screen.getByLabelText('Plot area')).toBeTruthy();
    expect(screen.getByLabelText('Completion')).toBeTruthy();
    panel.close();
    panel = openPanel('/admin/rentapartment', {
      rentalApartments: { items: [], page: 1, limit: 20, total: 0, totalPages: 1 },
      places: [],
    });
    await screen.findByText('Facts');
    await openGroups();
    expect(screen.getByLabelText('Rent period')).toBeTruthy();
    expect(screen.getByLabelText('Floor')).toBeTruthy();
    for (const name of ['Plot area', 'Service charge', 'Completion'])
      expect(screen.queryByLabelText(name)).toBeNull();
  });

  test('are sent if changed, in the units in which they are stored', async () => {
    await open();
    await openGroups();
    await panel.user.clear(field('Amount'));
    await panel.user.click(field('Amount'));
    await panel.user.paste('٢٬١٥٠٬٠٠٠');
    await panel.user.tab();
    expect(field('Amount').value).toBe('2,150,000');
    await replaceText('Built-up area', '3000');
    expect(field('Built-up area').value).toBe('3000');
    await replaceText('Service charge', '15.5');
    await replaceText('Available from', '');
    await panel.user.selectOptions(field('Maid’s room'), 'No');
    await panel.user.selectOptions(field('Furnishing'), 'Partly furnished');
    await panel.user.click(screen.getByLabelText('Private pool'));
    await panel.user.click(screen.getByLabelText('Sea'));
    await expectSave({
      amount: 2_150_000,
      builtUpArea: 27_871,
      serviceCharge: 1550,
      availableFrom: null,
      maidsRoom: false,
      furnishing: 'PARTLY',
      amenities: ['PRIVATE_POOL'],
      views: null,
    });
  });

  test('take a year of two digits as one of this century, and no day out of bounds', async () => {
    await open();
    await openGroups();
    const input = field('Available from');
    expect([input.min, input.max]).toEqual(['2000-01-01', dayBounds().max]);
    const typeDay = (day: string) => fireEvent.change(input, { target: { value: day } });
    typeDay('1448-05-05');
    await clickSave();
    await screen.findByText(`Available from must be a day from 2000-01-01 to ${dayBounds().max}.`);
    expect(updates()).toEqual([]);
    typeDay('0026-12-01');
    expect(field('Available from').value).toBe('0026-12-01');
    fireEvent.blur(input);
    expect(field('Available from').value).toBe('2026-12-01');
    typeDay('0027-12-01');
    await expectSave({ availableFrom: '2027-12-01' });
  });

  test('are not sent if their value is the same in another notation', async () => {
    await open();
    await openGroups();
    await replaceText('Amount', '9500000');
    await panel.user.click(screen.getByLabelText('Marina'));
    await panel.user.click(screen.getByLabelText('Marina'));
    await replaceText('Title', 'Another');
    await expectSave({ title: 'Another' });
  });

  test('that are invalid numbers show an error, and their group opens', async () => {
    await open();
    await openGroups();
    await replaceText('Amount', 'a lot');
    await panel.user.click(screen.getByText('Amount', { selector: '.fact-group-title' }));
    expect(screen.queryByLabelText('Amount')).toBeNull();
    await clickSave();
    await screen.findByText('Amount must be a whole number from 1 to 9,000,000,000,000,000.');
    expect(getGroup('Amount').open).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(field('Amount')));
    expect(field('Amount').value).toBe('a lot');
    expect(updates()).toEqual([]);
  });

  test('that the server rejects receive the focus', async () => {
    const message = 'The pin is 38 km from Palm Jumeirah.';
    await open({ updateSaleVilla: () => throwApiError('BAD_USER_INPUT', message, { latitude: message }) });
    await openGroups();
    await replaceText('Latitude', '25.2');
    await replaceText('Longitude', '55.5');
    await clickSave();
    await screen.findAllByText(message, { ignore: '.pin-advice' }); // at the field and in a notification
    await waitFor(() => expect(document.activeElement).toBe(field('Latitude')));
    expect(getGroup('Location').open).toBe(true);
  });
});

test('a required text of a stored listing is marked, and may be emptied only if changed facts write it', async () => {
  await open();
  const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
  for (const name of [/^Title/, /^Location/, /^Price/]) expect(textbox(name).required).toBe(true);
  await panel.user.clear(textbox(/^Price/));
  await clickSave();
  await screen.findByText('Price is required.');
  expect(updates()).toEqual([]);
  await openGroups();
  await replaceText('Amount', '9000000');
  expect(textbox(/^Price/).required).toBe(false);
  await expectSave({ price: null, amount: 9_000_000 });
});

describe('a new listing', () => {
  test('can be created from facts alone, with a preview of their texts', async () => {
    await open({
      formattedTexts: ({ facts }: { facts: { amount?: number; placeId?: string } }) => [
        ...(facts.amount ? [{ field: 'price', text: `AED ${facts.amount}` }] : []),
        ...(facts.placeId ? [{ field: 'location', text: 'Dubai Marina' }] : []),
      ],
    });
    await panel.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await panel.user.type(field('Title'), 'By the quay');
    const clickAdd = () => panel.user.click(screen.getByRole('button', { name: 'Add Villa' }));
    await clickAdd();
    await screen.findByText('Price is required.');
    await openGroups();
    await panel.user.type(field('Amount'), '9,500,000');
    await screen.findByText('The text will be “AED 9500000”');
    await panel.user.type(screen.getByRole('combobox', { name: 'Community', hidden: true }), 'Dubai Marina');
    await panel.user.tab();
    await screen.findByText('The text will be “Dubai Marina”');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Price' }).required).toBe(false);
    await clickAdd();
    const input = { title: 'By the quay', amount: 9_500_000, placeId: 'dubai-marina' };
    await waitFor(() => expect(server.argsOf('create')).toEqual([{ input }]));
  });
});

describe('the community of a home', () => {
  const communityInput = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: 'Community', hidden: true });
  async function typeCommunity(text: string) {
    await panel.user.clear(communityInput());
    await panel.user.type(communityInput(), text);
  }

  test('warns after a change about a distant pin and the old name in the title, and can move the pin', async () => {
    await open();
    await openGroups();
    await replaceText('Title', 'Villa on Palm Jumeirah');
    await replaceText('Latitude', '25.1124');
    await replaceText('Longitude', '55.22');
    await screen.findByText('The pin is 8 km from Palm Jumeirah.');
    await replaceText('Longitude', '55.139');
    await typeCommunity('Deira');
    await panel.user.tab();
    await screen.findByText('The pin is 26 km from Deira.');
    await screen.findByText('The title still names Palm Jumeirah.');
    await panel.user.click(screen.getByRole('button', { name: 'Move pin to Deira', hidden: true }));
    expect([field('Latitude').value, field('Longitude').value]).toEqual(['25.27', '55.33']);
    expect(screen.queryByText(/The pin is/, { selector: '.pin-advice' })).toBeNull();
  });

  test('offers to swap latitude and longitude', async () => {
    await open();
    await openGroups();
    await replaceText('Latitude', '55.139');
    await replaceText('Longitude', '25.1124');
    await screen.findByText(/wrong way round: latitude must be 25.1124 and longitude 55.139/);
    await panel.user.click(screen.getByRole('button', { name: 'Swap coordinates', hidden: true }));
    expect([field('Latitude').value, field('Longitude').value]).toEqual(['25.1124', '55.139']);
  });

  test('is needed for a pin at its centre, as the button says', async () => {
    await open();
    await openGroups();
    const button = screen.getByRole('button', { name: 'Place pin at the community’s centre', hidden: true });
    expect(screen.queryByText('Choose a community first.')).toBeNull();
    await typeCommunity('Atlantis');
    const reason = await screen.findByText('Choose a community first.');
    expect(button.getAttribute('aria-describedby')).toBe(reason.id);
    await panel.user.click(button);
    expect(field('Latitude').value).toBe('');
  });

  test('is found while typing, and its centre can be used as the pin', async () => {
    await open();
    await openGroups();
    await waitFor(() => expect(communityInput().value).toBe('Palm Jumeirah'));
    await typeCommunity('marina');
    const list = document.getElementById(communityInput().getAttribute('aria-controls')!)!;
    await panel.user.click(await within(list).findByRole('option', { name: 'Dubai Marina', hidden: true }));
    expect(communityInput().value).toBe('Dubai Marina');
    const centreButton = screen.getByRole<HTMLButtonElement>('button', {
      name: 'Place pin at the community’s centre',
      hidden: true,
    });
    await waitFor(() => expect(centreButton.getAttribute('aria-disabled')).toBe('false'));
    await panel.user.click(centreButton);
    expect([field('Latitude').value, field('Longitude').value]).toEqual(['25.0772', '55.1393']);
    await expectSave({ placeId: 'dubai-marina', latitude: 25.0772, longitude: 55.1393 });
  });

  test.each([
    ['by its name', 'dubai marina '],
    ['by an alias', 'DM'],
  ])('that is typed in full, %s, is selected when the field loses the focus', async (_how, typed) => {
    await open();
    await openGroups();
    await typeCommunity(typed);
    await panel.user.tab();
    await waitFor(() => expect(communityInput().value).toBe('Dubai Marina'));
    await expectSave({ placeId: 'dubai-marina' });
  });

  test('is not selected by the Enter of an input method', async () => {
    await open();
    await openGroups();
    await typeCommunity('DM');
    fireEvent.keyDown(communityInput(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(communityInput(), { key: 'Enter', keyCode: 229 }); // Safari, which ends the composition first
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(communityInput().value).toBe('DM');
    fireEvent.keyDown(communityInput(), { key: 'Enter' });
    await waitFor(() => expect(communityInput().value).toBe('Dubai Marina'));
  });

  test('that is unknown shows an error, keeps its text and is not sent', async () => {
    await open();
    await openGroups();
    await typeCommunity('marin');
    await panel.user.tab();
    await screen.findByText('Choose a community from the list. Do you mean Dubai Marina?');
    expect(communityInput().value).toBe('marin');
    await clickSave();
    await screen.findByText('“marin” is not the name of a community. Choose one from the list.');
    expect(updates()).toEqual([]);
    await typeCommunity('nowhere');
    await panel.user.keyboard('{Enter}');
    await screen.findByText('No community is called “nowhere”. Choose one from the list.');
    await panel.user.click(getGroup('Location').querySelector('summary')!);
    expect(getGroup('Location').textContent).toContain('nowhere');
  });

  test('can be cleared', async () => {
    await open();
    await openGroups();
    await panel.user.click(screen.getByRole('button', { name: 'Clear community', hidden: true }));
    await expectSave({ placeId: null });
  });
});

test('a conflict does not list a fact that the server derives from the price typed here', async () => {
  await open();
  for (const title of ['Amount', 'Rooms and size'])
    await panel.user.click(getGroup(title).querySelector('summary')!);
  const price = screen.getByRole('textbox', { name: 'Price' });
  await panel.user.clear(price);
  await panel.user.paste('AED 9.9M');
  server.updateAsOtherUser('2', { price: 'AED 9.7M', amount: 9_700_000, bedrooms: '5', bedroomCount: 5 });
  await clickSave();
  const dialog = within(await screen.findByRole('dialog'));
  const otherChanges = () => dialog.queryByText(/^They also changed/)?.textContent ?? '';
  expect(otherChanges()).toContain('Bedrooms');
  expect(otherChanges()).not.toContain('Amount');
  await panel.user.click(dialog.getByLabelText('Theirs: AED 9.7M'));
  expect(otherChanges()).toContain('Amount');
});

test('a fact typed here and the text that another user changed are a conflict, because the server derives one from the other', async () => {
  await open();
  await panel.user.click(getGroup('Rooms and size').querySelector('summary')!);
  await panel.user.selectOptions(field('Maid’s room'), 'No');
  server.updateAsOtherUser('2', { bedrooms: '5', bedroomCount: 5 });
  await clickSave();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Yours: No')).toBeTruthy();
});
