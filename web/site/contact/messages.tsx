import { agency } from '../agency.ts';

// Texts of the contact page (spec §8).

export const title = 'Contact Us';
export const description = `${agency.name}, ${agency.address.join(', ')}. Telephone ${agency.phones[0]}, email ${agency.email}.`;
export const introduction =
  'Write, call or come by. Messages are read from Monday to Saturday and answered by a person, as a rule within one working day.';
export const formTitle = 'Send a message';

export const office = 'Head office';
export const address = 'Address';
export const email = 'Email';
export const telephone = 'Telephone';
export const postBox = 'Post box';

export const mapLabel = `The head office on ${agency.address[1]}, between the marina and Sheikh Zayed Road`;
export const parking = 'Visitors park in the basement of Mina House; the guard at the ramp has our number.';
export const openMap = (
  <>
    Open the map<span className="visually-hidden"> (a new tab, OpenStreetMap)</span>
  </>
);
