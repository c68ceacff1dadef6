import type { PictureFiles } from '../../ui/picture.tsx';

/** A picture that belongs to the site itself, in `web/public/reasons/`. */
const picture = (name: string, placeholder: string): PictureFiles => ({
  url: `/reasons/${name}.960.jpg`,
  width: 960,
  height: 640,
  alt: '',
  placeholder: `data:image/webp;base64,${placeholder}`,
  avif: `/reasons/${name}.640.avif 640w, /reasons/${name}.1280.avif 1280w`,
  webp: `/reasons/${name}.960.webp 960w`,
});

/** Why one would choose this agency (spec §1). */
export const reasons = [
  {
    title: 'We have been inside',
    text: 'Every home on this site has been walked through by one of us with a tape measure, in the last ninety days. Whoever answers the telephone can say where the light falls.',
    picture: picture(
      'inside',
      'UklGRjoAAABXRUJQVlA4IC4AAACQAQCdASoMAAgABABoJQBOgBtqngAA/mktXcXDwirERHPqGRsxfFbipeuC0AwA',
    ),
  },
  {
    title: 'The whole sum, on paper',
    text: 'Before an offer you get one page with the price, the transfer fee, the commission, the service charge and the first year of costs. It is the page on which we would decide ourselves.',
    picture: picture(
      'sum',
      'UklGRkYAAABXRUJQVlA4IDoAAADQAQCdASoMAAgABABoJYgCdADZocg6AAD9TVMxtKbVYUTXrPvaTk5gc/EkLVc2Mo1UawfGVrse1wAA',
    ),
  },
  {
    title: 'On the site every quarter',
    text: 'For each project that is being built we note the registered progress beside the payment plan, after a visit. A project whose escrow account we cannot name is not offered here.',
    picture: picture(
      'sites',
      'UklGRkAAAABXRUJQVlA4IDQAAADQAQCdASoMAAgABABoJQBOgB6XXHuzAADeM/IW9Y2TL58mvUEhLaZX0J1BEAVC/hQhwAAA',
    ),
  },
] as const;
