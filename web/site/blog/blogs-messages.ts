// Texts of the list of posts (spec §9).

export const title = 'Blog';
export const introduction =
  'Fees, contracts, notices and service charges: what our own clients asked us, and what we answered.';
export const loading = 'Loading Blog...';
export const noPosts = 'No blogs available.';
/** Names the list in the labels of the pager. */
export const pagerSubject = 'the blog';

export const askTitle = 'Not answered here?';
export const askText = 'Write to us. Questions that come up twice become the next article.';
export const askLink = 'Ask a question';
/** The subject of the message. */
export const askSubject = 'A question for the blog';
