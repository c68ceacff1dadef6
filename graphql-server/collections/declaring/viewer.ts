export { actorOf as viewerOf, staffIdOf, type Actor as Viewer } from '../../policies.ts';
