import { profileOf } from './team-messages.ts';

/** Names of social networks by their domain. */
const NETWORKS: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'snapchat.com': 'Snapchat',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
};

/** The name of the network of a profile, or the host of another page. */
function networkOf(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, '');
  const domain = Object.keys(NETWORKS).find((one) => host === one || host.endsWith(`.${one}`));
  return domain ? NETWORKS[domain]! : host;
}

/** Links to the profiles of a person, which open in new tabs. */
export function ProfileLinks({
  person: { name, profiles },
}: {
  person: { name: string; profiles: readonly string[] };
}) {
  if (profiles.length === 0) return null;
  return (
    <ul className="profile-links">
      {profiles.map((url) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            {networkOf(url)}
            <span className="visually-hidden">{profileOf(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
