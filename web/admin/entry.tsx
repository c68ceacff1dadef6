import '../ui/layers.css'; // before every other style sheet
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { createPanelClient } from '../data/panel-client.ts';
import { removeExpiredDrafts } from './editor/form/drafts.ts';
import { Panel } from './panel.tsx';
import { routes } from './routes.tsx';
import { StorageBlocked } from './session/storage-blocked.tsx';
import { isStorageBlocked, onSignOut, storedToken, endSessionOf } from './session/session.ts';
import './ui/mantine.css';
import './ui/menu.css';
import '../ui/tokens.css';
import '../ui/fonts.css';
import './ui/panel.css';
import './ui/print.css';

const element = document.getElementById('panel');
if (element) createRoot(element).render(isStorageBlocked() ? <StorageBlocked /> : panel());

function panel() {
  removeExpiredDrafts();
  const client = createPanelClient({ token: storedToken, onSignOut, onUnauthenticated: endSessionOf });
  return <Panel client={client} router={createBrowserRouter(routes)} />;
}
