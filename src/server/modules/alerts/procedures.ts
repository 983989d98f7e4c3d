import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { changeOwnAlert, listAlerts, removeOwnAlert, saveAlert } from './service.ts';
import {
  changeVisitedAlert,
  keepVisitedAlert,
  removeVisitedAlert,
  requestAlert,
  visitAlerts,
} from './visitor-service.ts';

const { jobAlerts } = procedures;

export const jobAlertsProcedures = jobAlerts.router({
  list: jobAlerts.list.handler(async ({ context }) => ({ status: 200, data: await listAlerts(context) })),
  save: jobAlerts.save.handler(async ({ context, input }) => ({
    ...done,
    data: await saveAlert(context, input),
  })),
  change: jobAlerts.change.handler(async ({ context, input }) => ({
    ...done,
    data: await changeOwnAlert(context, input),
  })),
  remove: jobAlerts.remove.handler(async ({ context, input }) => ({
    ...done,
    data: await removeOwnAlert(context, input.id),
  })),
  request: jobAlerts.request.handler(async ({ context, input }) => {
    await requestAlert(context, input);
    return done;
  }),
  visit: jobAlerts.visit.handler(async ({ context, input }) => ({
    status: 200,
    data: await visitAlerts(context, input.token),
  })),
  changeVisited: jobAlerts.changeVisited.handler(async ({ context, input }) => ({
    ...done,
    data: await changeVisitedAlert(context, input),
  })),
  keepVisited: jobAlerts.keepVisited.handler(async ({ context, input }) => ({
    ...done,
    data: await keepVisitedAlert(context, input),
  })),
  removeVisited: jobAlerts.removeVisited.handler(async ({ context, input }) => ({
    ...done,
    data: await removeVisitedAlert(context, input),
  })),
});
