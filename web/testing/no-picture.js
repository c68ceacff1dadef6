/** The URL of any imported picture. */
export default '/picture.svg';
