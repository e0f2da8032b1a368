# What `cmake --install` lays down, in two components:
#   program   bin/jiesuan, its page and the rulings in share/jiesuan, the manuals in share/doc/jiesuan
#   library   two archives, their headers in include/jiesuan, a CMake package, a pkg-config file
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Cards, generals and modes register themselves by static initialisers, so their archive has to be linked whole;
# of the other a program takes what it uses. jiesuan::jiesuan says both.
add_library(jiesuan_content_archive STATIC $<TARGET_OBJECTS:jiesuan_content>)
add_library(jiesuan_archive STATIC)
foreach(part engine text bots judge)
  target_sources(jiesuan_archive PRIVATE $<TARGET_OBJECTS:jiesuan_${part}>)
endforeach()
set_target_properties(jiesuan_archive PROPERTIES LINKER_LANGUAGE CXX OUTPUT_NAME jiesuan EXPORT_NAME archive)
set_target_properties(jiesuan_content_archive PROPERTIES
  LINKER_LANGUAGE CXX OUTPUT_NAME jiesuan_content EXPORT_NAME content)
target_link_libraries(jiesuan_archive PUBLIC fmt::fmt yaml-cpp Boost::json Threads::Threads)
target_link_libraries(jiesuan_content_archive PUBLIC jiesuan_archive)
add_library(jiesuan_for_programs INTERFACE)
set_target_properties(jiesuan_for_programs PROPERTIES EXPORT_NAME jiesuan)
target_compile_features(jiesuan_for_programs INTERFACE cxx_std_20)
target_include_directories(jiesuan_for_programs INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
target_link_libraries(jiesuan_for_programs INTERFACE  # (CMake exports no name inside LINK_LIBRARY by itself)
  $<INSTALL_INTERFACE:$<LINK_LIBRARY:WHOLE_ARCHIVE,jiesuan::content>> jiesuan_archive)

install(TARGETS jiesuan_archive jiesuan_content_archive jiesuan_for_programs EXPORT jiesuan-targets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)

# In the tree a header is "engine/core/arena.h"; installed it is "jiesuan/engine/core/arena.h", so that one include
# folder, which the compiler mostly has anyway, is enough, and no folder of a user's own is mistaken for ours.
set(header_folders jiesuan engine cards generals modes modules text bots judge)
set(headers_as_installed ${PROJECT_BINARY_DIR}/include)
configure_file(cmake/install-headers.cmake.in install-headers.cmake @ONLY)
install(SCRIPT ${PROJECT_BINARY_DIR}/install-headers.cmake COMPONENT library)
install(DIRECTORY ${headers_as_installed}/jiesuan DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library)

set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/jiesuan)
install(EXPORT jiesuan-targets NAMESPACE jiesuan:: DESTINATION ${package_folder} COMPONENT library)
configure_package_config_file(cmake/jiesuan-config.cmake.in jiesuan-config.cmake
  INSTALL_DESTINATION ${package_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(jiesuan-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/jiesuan-config.cmake ${PROJECT_BINARY_DIR}/jiesuan-config-version.cmake
  DESTINATION ${package_folder} COMPONENT library)
file(RELATIVE_PATH prefix_from_pkgconfig /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/jiesuan.pc.in jiesuan.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/jiesuan.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT library)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT library)

install(TARGETS jiesuan RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
# cli/own_files.cc finds it from the program. It is there if it was built (tools/web build).
install(DIRECTORY web/dist/ DESTINATION share/jiesuan/web COMPONENT program OPTIONAL)
install(DIRECTORY rulings DESTINATION share/jiesuan COMPONENT program)
install(PROGRAMS tools/count-instructions DESTINATION share/jiesuan/tools COMPONENT program)  # for `jiesuan bench`
# It is there to be enabled; whoever only wants to play or judge starts no server.
install(FILES cmake/jiesuan.service DESTINATION lib/systemd/system COMPONENT program)
install(FILES README.md README.zh.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program PATTERN screenshots EXCLUDE)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright COMPONENT program)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/libjiesuan-dev RENAME copyright COMPONENT library)
