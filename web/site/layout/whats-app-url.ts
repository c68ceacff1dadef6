/** Returns the URL of a WhatsApp chat with a telephone number in international form. */
export const whatsAppUrl = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`;
