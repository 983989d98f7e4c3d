import { done } from '#server/platform/done.ts';
import { procedures } from '#server/platform/procedures.ts';
import { checkCareersDomain, removeCareersDomain, setCareersDomain } from './domain-service.ts';
import { changeCareersAddress, readOwnCareersPage, saveCareersPage } from './service.ts';

const { careersPage } = procedures;

export const careersPageProcedures = careersPage.router({
  read: careersPage.read.handler(async ({ context }) => ({
    status: 200,
    data: await readOwnCareersPage(context),
  })),
  save: careersPage.save.handler(async ({ context, input }) => {
    await saveCareersPage(context, input);
    return { ...done, data: await readOwnCareersPage(context) };
  }),
  changeAddress: careersPage.changeAddress.handler(async ({ context, input }) => {
    await changeCareersAddress(context, input.slug);
    return { ...done, data: await readOwnCareersPage(context) };
  }),
  setDomain: careersPage.setDomain.handler(async ({ context, input }) => {
    await setCareersDomain(context, input.domain);
    return { ...done, data: await readOwnCareersPage(context) };
  }),
  checkDomain: careersPage.checkDomain.handler(async ({ context }) => {
    await checkCareersDomain(context);
    return { ...done, data: await readOwnCareersPage(context) };
  }),
  removeDomain: careersPage.removeDomain.handler(async ({ context }) => {
    await removeCareersDomain(context);
    return { ...done, data: await readOwnCareersPage(context) };
  }),
});
