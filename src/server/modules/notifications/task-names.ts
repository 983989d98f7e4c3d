import { z } from 'zod';

/** The delivery of one message by WhatsApp. */
export const sendWhatsappTask = { name: 'notifications.send-whatsapp', payload: z.object({ id: z.uuid() }) };
