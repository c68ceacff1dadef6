export const title = 'Admin - Manage Pages';
export const pageTitle = (page: string): string => `Admin - ${page}`;
export const view = 'View page';
export const update = 'Update Page';
export const empty = 'No pages available.';

// The list
export const page = 'Page';
export const texts = 'Texts';
export const defaultTexts = 'Default';
export const changedTexts = 'Changed';

// The form
export const lead = 'Introduction';
export const description = 'Description for search engines';
export const figures = 'Key figures';
export const figuresHint = 'A list in Markdown. The value of each figure is in bold: - **2%** of the price';
export const text = 'Text';
export const textHint =
  'Markdown: ## Heading, **bold**, [link](/contact-us), and lists. A numbered list whose items begin with ### is shown as steps.';
export const callTitle = 'Heading of the call to write a message';
export const callText = 'Text of the call';
export const callLabel = 'Button of the call';
export const placeholders =
  'These are replaced by data of the agency: {agency}, {address}, {email}, {telephone} and {contacts} (email or telephone); {date} is the day of the last change of the page.';
export const restoreDefaults = 'Put back the default texts';
export const defaultsRestored = 'The default texts are in the form. Save them to show them on the site.';

// The preview
export const preview = 'Preview';
export const previewFailed = (reason: string): string => `The preview could not be updated. ${reason}`;
