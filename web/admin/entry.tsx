import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createPanelClient } from '../data/panel-client.ts';
import { forgetOldDrafts } from './editor/drafts/drafts.ts';
import { claimTab } from './editor/drafts/tab.ts';
import { Panel } from './panel.tsx';
import { routes } from './routes.tsx';
import { NothingKept } from './session/nothing-kept.tsx';
import { canBeStored, onSignOut, storedToken, tokenRefused } from './session/session.ts';
import './ui/mantine.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import './ui/panel.css';

const element = document.getElementById('panel');
if (element) createRoot(element).render(canBeStored() ? await panel() : <NothingKept />);

async function panel() {
  forgetOldDrafts();
  await claimTab();
  const client = createPanelClient({ token: storedToken, onSignOut, refused: tokenRefused });
  return <Panel client={client} router={createBrowserRouter(routes)} />;
}
