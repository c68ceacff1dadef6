import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const STATES = { ':hover': '.is-hover', ':focus-visible': '.is-focus', ':active': '.is-active' };

/** Adds a class for each pseudo-class, so that hover, focus and active states can be shown side by side. */
const shownStates: Plugin = {
  name: 'shown-states',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css')) return;
    let css = code;
    for (const [state, name] of Object.entries(STATES)) css = css.replaceAll(state, `:is(${state}, ${name})`);
    return css;
  },
};

/** `npm run styleguide`: the components without a server or a database. */
export default defineConfig({
  publicDir: '../../graphql-server/demo/pictures',
  plugins: [shownStates, react()],
  server: { port: 4050, open: false },
});
