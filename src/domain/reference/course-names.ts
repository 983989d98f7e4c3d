/** Kinds of degree, from the lowest to the highest; 'Others' stands beside the order (specification, section 3). */
export const courseNames = [
  'High school or equivalent',
  'Diploma',
  'Bachelors degree',
  'Higher diploma',
  'Masters degree',
  'Doctorate',
  'Others',
] as const;
export type CourseName = (typeof courseNames)[number];

/** The kind of degree that asks for its own name in `other_course_name`. */
export const otherCourse: CourseName = 'Others';
