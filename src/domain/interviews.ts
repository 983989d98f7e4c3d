/** How an interview is held. */
export const interviewTypes = ['video link', 'interviewer phone', 'location'] as const;

export const interviewStatuses = ['Scheduled', 'Confirmed', 'Declined', 'Cancelled', 'Completed'] as const;
